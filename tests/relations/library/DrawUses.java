import java.util.*;
import java.util.function.Supplier;

/**
 * Random uses of the library's collections, executed here, and written as methods that do the same and
 * ask for the same answers: `java DrawUses.java SEED COUNT >Uses.java`.
 *
 * A method returns whether all answers were those of the JVM that drew it. One called `bad...` has one
 * answer changed, so that it returns false. The specifications of the collections have to say as much:
 * what they leave open, or say otherwise, is a method with another verdict.
 */
class DrawUses {
    static final int CALLS = 5;
    static final String[] NAMES = {"null", "a", "b", "c"};
    static final Object[] OBJECTS = {null, new Object(), new Object(), new Object()};

    static final Random random = new Random();
    static List<String> lines;

    static int some(int n) { return random.nextInt(n); }

    static int object() { return some(3) > 0 ? 1 + some(2) : some(4); }

    static String nameOf(Object o) {
        for (int i = 0; i < OBJECTS.length; i++) if (OBJECTS[i] == o) return NAMES[i];
        throw new AssertionError("an object from elsewhere");
    }

    static void noteThrown(String call, RuntimeException e) {
        lines.add("try { " + call + "; return false; } catch (" + e.getClass().getSimpleName() + " e) { }");
    }

    /** A call, and a condition that is false of what it gave. */
    static void note(String call, Supplier<Object> run, boolean isReference) {
        Object got;
        try {
            got = run.get();
        } catch (RuntimeException e) {
            noteThrown(call, e);
            return;
        }
        if (isReference) lines.add("if (" + call + " != " + nameOf(got) + ") return false;");
        else lines.add("if (" + call + " != " + got + ") return false;");
    }

    static void plain(String call, Runnable run) {
        try {
            run.run();
        } catch (RuntimeException e) {
            noteThrown(call, e);
            return;
        }
        lines.add(call + ";");
    }

    // ---- One call ----

    static void listCall(List<Object> l) {
        int x = object(), i = some(4) - (some(3) == 0 ? 1 : 0);
        Object o = OBJECTS[x];
        String n = "(Object) " + NAMES[x];
        switch (some(l.isEmpty() ? 8 : 12)) {
            case 0, 1, 2 -> note("l.add(" + n + ")", () -> l.add(o), false);
            case 3 -> note("l.size()", l::size, false);
            case 4 -> note("l.get(" + i + ")", () -> l.get(i), true);
            case 5 -> plain("l.add(" + i + ", " + n + ")", () -> l.add(i, o));
            case 6 -> note("l.isEmpty()", l::isEmpty, false);
            case 7 -> note("l.set(" + i + ", " + n + ")", () -> l.set(i, o), true);
            case 8 -> note("l.remove(" + i + ")", () -> l.remove(i), true);
            case 9 -> note("l.remove(" + n + ")", () -> l.remove(o), false);
            case 10 -> note("l.indexOf(" + n + ")", () -> l.indexOf(o), false);
            default -> {
                switch (some(4)) {
                    case 0 -> plain("l.clear()", l::clear);
                    case 1 -> note("l.contains(" + n + ")", () -> l.contains(o), false);
                    default -> note("l.lastIndexOf(" + n + ")", () -> l.lastIndexOf(o), false);
                }
            }
        }
    }

    static void setCall(Set<Object> s) {
        int x = object();
        Object o = OBJECTS[x];
        String n = NAMES[x];
        switch (some(8)) {
            case 0, 1, 2 -> note("l.add(" + n + ")", () -> s.add(o), false);
            case 3 -> note("l.size()", s::size, false);
            case 4 -> note("l.contains(" + n + ")", () -> s.contains(o), false);
            case 5 -> note("l.isEmpty()", s::isEmpty, false);
            case 6 -> note("l.remove(" + n + ")", () -> s.remove(o), false);
            default -> {
                if (some(3) == 0) plain("l.clear()", s::clear);
            }
        }
    }

    static void mapCall(Map<Object, Object> m) {
        int x = object(), y = object();
        Object k = OBJECTS[x], v = OBJECTS[y];
        String n = NAMES[x], w = NAMES[y];
        switch (some(10)) {
            case 0, 1, 2 -> note("l.put(" + n + ", " + w + ")", () -> m.put(k, v), true);
            case 3 -> note("l.size()", m::size, false);
            case 4 -> note("l.containsKey(" + n + ")", () -> m.containsKey(k), false);
            case 5 -> note("l.isEmpty()", m::isEmpty, false);
            case 6 -> note("l.remove(" + n + ")", () -> m.remove(k), true);
            case 7 -> note("l.getOrDefault(" + n + ", " + w + ")", () -> m.getOrDefault(k, v), true);
            case 8 -> note("l.get(" + n + ")", () -> m.get(k), true);
            default -> {
                if (some(3) == 0) plain("l.clear()", m::clear);
            }
        }
    }

    /** The whole of it at the end. */
    static void listEnd(List<Object> l) {
        note("l.size()", l::size, false);
        if (some(2) == 0)
            for (int i = 0; i < l.size(); i++) {
                int at = i;
                note("l.get(" + i + ")", () -> l.get(at), true);
            }
        else {
            lines.add("java.util.Iterator<Object> it = l.iterator();");
            Iterator<Object> it = l.iterator();
            boolean removes = some(2) == 0;
            while (it.hasNext()) {
                note("it.next()", it::next, true);
                for (int n = some(5); removes && n > 1; n -= 2) plain("it.remove()", it::remove);
            }
            note("it.hasNext()", it::hasNext, false);
            note("l.size()", l::size, false);
            for (int i = 0; removes && i < l.size(); i++) {
                int at = i;
                note("l.get(" + i + ")", () -> l.get(at), true);
            }
            if (some(2) == 0) note("it.next()", it::next, true);
        }
    }

    static void setEnd(Set<Object> s) {
        boolean removes = s.size() == 1 && some(2) == 0;
        if (removes) {
            lines.add("java.util.Iterator<Object> it = l.iterator();");
            Iterator<Object> it = s.iterator();
            if (some(3) > 0) note("it.next()", it::next, true);
            plain("it.remove()", it::remove);
        }
        note("l.size()", s::size, false);
        for (int i = 0; i < OBJECTS.length; i++) {
            int at = i;
            note("l.contains(" + NAMES[i] + ")", () -> s.contains(OBJECTS[at]), false);
        }
        if (s.size() == 1 && !removes) note("l.iterator().next()", () -> s.iterator().next(), true);
    }

    static void mapEnd(Map<Object, Object> m) {
        note("l.size()", m::size, false);
        for (int i = 0; i < OBJECTS.length; i++) {
            int at = i;
            note("l.containsKey(" + NAMES[i] + ")", () -> m.containsKey(OBJECTS[at]), false);
            note("l.get(" + NAMES[i] + ")", () -> m.get(OBJECTS[at]), true);
        }
    }

    // ---- Methods ----

    /** One answer is asked for that was not given; false: there is none to change. */
    static boolean spoil() {
        List<Integer> asked = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).startsWith("if (")) asked.add(i);
        if (asked.isEmpty()) return false;
        int at = asked.get(some(asked.size()));
        lines.set(at, lines.get(at).replace(" != ", " == "));
        return true;
    }

    static void write(int number, boolean bad, String type, String made) {
        System.out.println("    " + "@Requires({\"a != null && b != null && c != null\", \"a != b && b != c && c != a\"})");
        System.out.println("    @Returns(\"true\")");
        System.out.println("    static boolean " + (bad ? "bad" : "use") + number + "(Object a, Object b, Object c) {");
        System.out.println("        " + type + " l = new " + made + "();");
        for (String line : lines) System.out.println("        " + line);
        System.out.println("        return true;");
        System.out.println("    }");
    }

    static void draw(int number) {
        lines = new ArrayList<>();
        boolean bad = some(3) == 0;
        String type, made;
        switch (number % 3) {
            case 0 -> {
                List<Object> l = some(2) == 0 ? new ArrayList<>() : new LinkedList<>();
                for (int i = 0; i < CALLS; i++) listCall(l);
                listEnd(l);
                type = "List<Object>";
                made = l.getClass().getSimpleName() + "<Object>";
            }
            case 1 -> {
                Set<Object> s = some(2) == 0 ? new HashSet<>() : new LinkedHashSet<>();
                for (int i = 0; i < CALLS; i++) setCall(s);
                setEnd(s);
                type = "Set<Object>";
                made = s.getClass().getSimpleName() + "<Object>";
            }
            default -> {
                Map<Object, Object> m = some(2) == 0 ? new HashMap<>() : new LinkedHashMap<>();
                for (int i = 0; i < CALLS; i++) mapCall(m);
                mapEnd(m);
                type = "Map<Object, Object>";
                made = m.getClass().getSimpleName() + "<Object, Object>";
            }
        }
        write(number, bad && spoil(), type, made);
    }

    public static void main(String[] arguments) {
        random.setSeed(Long.parseLong(arguments[0]));
        System.out.println("import glassbox.spec.*;\nimport java.util.*;\n\nclass Uses {");
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++) draw(i);
        System.out.println("}");
    }
}
