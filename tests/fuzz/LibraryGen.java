import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random classes that hold collections of the library, whose elements are objects of the pool:
 * look-ups in them that find nothing, what is compared and written afterwards; numbers of chance,
 * floating point; calls deep within each other.
 */
public class LibraryGen extends DrawGen {
    boolean list, map, set, twice, real;
    final List<String> holders = new ArrayList<>(), numbers = new ArrayList<>();

    LibraryGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String p() {
        return of(holders);
    }

    String k() {
        return chance(50) ? pick("0", "1") : of(numbers);
    }

    /** A condition on what is in sight. */
    String condition() {
        String p = p(), q = p(), k = k();
        return switch (r(list ? 9 : 6)) {
            case 0 -> p + pick(" == ", " != ") + q;
            case 1 -> p + " != null && " + p + ".h" + pick(" == ", " != ") + k;
            case 2 -> of(numbers) + pick(" == ", " < ", " != ") + k;
            case 3 -> map ? "m.containsKey(" + k + ")" : p + " == null";
            case 4 -> set ? "s.contains(" + k + ")" : p + " != " + q;
            case 5 -> map ? "m.get(" + k + ") == " + p : p + " == " + q;
            case 6 -> "l.contains(" + p + ")";
            case 7 -> "l.size()" + pick(" > ", " == ") + pick("0", "1", "2");
            default -> "!l.isEmpty() && l.get(0)" + pick(" == ", " != ") + p;
        };
    }

    /** What an assertion says. */
    String claimed() {
        String a = condition(), b = condition();
        return "!(" + a + ") || " + b;
    }

    String write() {
        String p = p();
        return switch (r(7)) {
            case 0 -> "n = " + k() + ";\n";
            case 1 -> list ? "l." + pick("add(" + p + ");\n", "remove(" + p + ");\n", "clear();\n") : "n = 0;\n";
            case 2 -> map ? pick("m.put(" + k() + ", " + p + ");\n", "m.remove(" + k() + ");\n") : "a = " + p + ";\n";
            case 3 -> set ? "s." + pick("add(", "remove(") + k() + ");\n" : "b = " + p + ";\n";
            case 4 -> "a = " + p + ";\n";
            default -> "if (" + p + " != null) " + p + ".h = " + k() + ";\n";
        };
    }

    String statement(int depth) {
        String c = condition(), then = depth > 0 ? part("", () -> statement(depth - 1)) : part("", this::write), x = "x" + fresh++;
        switch (r(9)) {
            case 0, 1, 2:
                String none = part("", this::write) + part("", () -> "assert " + claimed() + ";\n");
                return "P " + x + " = find(" + (twice ? p() + ", " : "") + k() + ");\nif (" + x + " == null) {\n" + none + "} else {\n" + pick(x + ".h = " + k() + ";\n", "a = " + x + ";\n", then) + "}\n";
            case 3:
                return "assert " + claimed() + ";\n";
            case 4:
                return "if (" + c + ") {\n" + then + "} else {\n" + part("", this::write) + "}\n";
            case 5:
                return chance(40) ? "if (new java.util.Random().nextInt(2) == " + k() + ") {\n" + then + "}\n" : write();
            case 6:
                if (real) return pick("d = d * 2;\n", "d = n == 0 ? 0.5 : d / n;\n", "if (d > 0.25) {\n" + then + "}\n", "assert d == d;\n");
                return write();
            case 7:
                if (list) return "for (P " + x + " : l) {\nif (" + x + " != null && " + x + ".h == " + k() + ") {\n" + x + ".h = " + k() + ";\n" + pick("break;\n", "") + "}\n}\n";
                return write();
            default:
                return write();
        }
    }

    /** Gives the first that fits, or null before another is met. */
    String finder() {
        String from = twice ? "if (p != null && p.h == k) return p;\n" : "";
        String in = list ? "for (P q : l) if (q != null && q.h == k) return q;\n" : map ? "P q = m.get(k);\nif (q != null && q.h == k) return q;\n" : "if (b != null && b.h == k) return b;\n";
        return "private P find(" + (twice ? "P p, " : "") + "int k) {\n" + pick(from + in, in + from) + "return null;\n}\n";
    }

    String operation(int index) {
        holders.addAll(List.of("x", "y"));
        numbers.add("k");
        StringBuilder body = new StringBuilder();
        for (int i = 1 + r(3); i > 0; i--) body.append(part("", () -> statement(1)));
        String text = "public void op" + index + "(" + pick("P x, P y", "P x, P y", "P y, P x") + ", int k) {\n" + body + "}\n";
        holders.removeAll(List.of("x", "y"));
        numbers.remove("k");
        return text;
    }

    String fields() {
        StringBuilder b = new StringBuilder("static class P {\nint h;\n" + pick("", "", "P next;\n") + "}\n" + pick("", "static class Q extends P {\n}\n") + "P a;\nP b;\nint n;\n");
        if (list) b.append(pick("java.util.List<P>", "java.util.ArrayList<P>", "java.util.LinkedList<P>") + " l;\n");
        if (map) b.append(pick("java.util.Map<Integer, P>", "java.util.TreeMap<Integer, P>") + " m;\n");
        if (set) b.append(pick("java.util.Set<Integer>", "java.util.TreeSet<Integer>") + " s;\n");
        return b.append(real ? "double d;\n" : "").toString();
    }

    String invariant() {
        StringBuilder b = new StringBuilder("a != null");
        if (list) b.append(" && l != null && l.size() <= 2");
        if (map) b.append(" && m != null && m.size() <= 1");
        if (set) b.append(" && s != null && s.size() <= 1");
        return b + pick("", " && b != null", " && a != b", list ? " && !l.contains(null)" : "");
    }

    String generate() {
        int which = r(4);
        list = which < 2;
        map = which == 2;
        set = which == 3;
        twice = chance(50);
        real = chance(20);
        holders.addAll(List.of("a", "b"));
        numbers.addAll(List.of("n", "n"));
        StringBuilder b = new StringBuilder("public class " + name + " {\n" + fields());
        b.append("@glassbox.Declarative boolean repOk() {\nreturn " + invariant() + ";\n}\n" + finder());
        for (int i = 0, n = 1 + r(2); i < n; i++) b.append(operation(i));
        options = "--nodes 1 --ints 0..1 --objects P=" + pick(1, 2, 2) + " --allow java.lang.RuntimeException";
        return b.append("}\n").toString();
    }
}
