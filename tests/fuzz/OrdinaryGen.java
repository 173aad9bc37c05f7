import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random classes as everybody writes them: texts and boxes, collections of the library as fields
 * and arguments, static methods and counters, subclasses and overridden methods, exceptions that
 * are thrown after a write, caught and thrown on.
 *
 * <p>A JVM can run every operation on the values that {@link OrdinaryJvm} has for these types. Where
 * fields and parameters are nothing but numbers, truth values and boxes, these are all that there
 * are, and the class is called closed.
 */
public class OrdinaryGen extends DrawGen {
    enum K { INT, BOOL, TEXT, BOX, LIST, MAP, SET, SHAPE }

    record Known(String name, K kind, boolean writable) { }

    final List<Known> fields = new ArrayList<>();
    List<Known> seen = new ArrayList<>();
    boolean closed, statics, inherits, mayThrow;

    OrdinaryGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    static String java(K k) {
        return switch (k) {
            case INT -> "int";
            case BOOL -> "boolean";
            case TEXT -> "String";
            case BOX -> "Integer";
            case LIST -> "List<Integer>";
            case MAP -> "Map<Integer, Integer>";
            case SET -> "Set<String>";
            case SHAPE -> "Shape";
        };
    }

    String known(K k) {
        List<Known> fit = seen.stream().filter(x -> x.kind == k).toList();
        return fit.isEmpty() ? null : of(fit).name;
    }

    String written(K k) {
        List<Known> fit = seen.stream().filter(x -> x.kind == k && x.writable).toList();
        return fit.isEmpty() ? null : of(fit).name;
    }

    String or(String x, String otherwise) {
        return x == null ? otherwise : x;
    }

    // Expressions

    String number(int depth) {
        String v = known(K.INT), t = known(K.TEXT), b = known(K.BOX), l = known(K.LIST), m = known(K.MAP), s = known(K.SHAPE);
        if (depth <= 0) return chance(50) ? or(v, "1") : pick("0", "1", "2", "-1");
        int k = r(20);
        if (k < 3) return "(" + number(depth - 1) + pick(" + ", " - ", " * ", " / ", " % ", " ^ ", " >> ") + number(depth - 1) + ")";
        if (k < 5) return text(depth - 1) + pick(".length()", ".indexOf(\"a\")", ".lastIndexOf('b')", ".compareTo(\"a\")");
        if (k < 7 && b != null) return b;
        if (k < 9 && l != null) return l + pick(".size()", ".get(" + number(0) + ")", ".indexOf(" + number(0) + ")");
        if (k < 11 && m != null) return m + pick(".size()", ".get(" + number(0) + ")", ".getOrDefault(" + number(0) + ", 7)");
        if (k < 13 && s != null) return s + ".size(" + number(depth - 1) + ")";
        if (k == 13) return "twice(" + number(depth - 1) + ")";
        if (k == 14) return pick("Math.abs(", "Integer.signum(", "Integer.bitCount(") + number(depth - 1) + ")";
        if (k == 15) return "Math.floorMod(" + number(depth - 1) + ", " + pick("2", "3") + ")";
        if (k == 16) return "(" + condition(depth - 1) + " ? " + number(depth - 1) + " : " + number(depth - 1) + ")";
        if (k == 17) return pick("Integer.parseInt(" + text(depth - 1) + ")", "(int) " + text(depth - 1) + ".charAt(" + number(0) + ")");
        if (k == 18 && statics) return "count";
        return or(v, "2");
    }

    String text(int depth) {
        String t = known(K.TEXT);
        if (depth <= 0) return chance(60) && t != null ? t : pick("\"a\"", "\"b\"", "\"\"", "\"1\"");
        return switch (r(11)) {
            case 0 -> "(" + text(depth - 1) + " + " + pick(number(depth - 1), text(depth - 1), or(known(K.BOX), "'c'")) + ")";
            case 1 -> "String.valueOf(" + number(depth - 1) + ")";
            case 2 -> text(depth - 1) + ".substring(" + number(0) + ")";
            case 3 -> text(depth - 1) + pick(".trim()", ".toUpperCase()", ".replace('a', 'b')", ".concat(\"b\")", ".intern()");
            case 4 -> "new StringBuilder(" + text(depth - 1) + ").append(" + pick(number(depth - 1), text(0), "'x'", "true") + ")" + pick("", ".reverse()", ".insert(0, 'y')", ".deleteCharAt(0)") + ".toString()";
            case 5 -> "String.format(" + pick("\"%d\", " + number(depth - 1), "\"%s!\", " + text(0), "\"%02d\", " + number(0)) + ")";
            case 6 -> "\"ab\".repeat(" + number(0) + ")";
            case 7 -> "new String(" + text(depth - 1) + ")";
            case 8 -> "(" + condition(depth - 1) + " ? " + text(depth - 1) + " : " + text(depth - 1) + ")";
            default -> or(t, "\"a\"");
        };
    }

    String condition(int depth) {
        String b = known(K.BOX), c = known(K.BOX), l = known(K.LIST), m = known(K.MAP), s = known(K.SET), h = known(K.SHAPE), t = known(K.TEXT);
        int k = r(18);
        if (k < 5 || depth <= 0) return "(" + number(depth - 1) + pick(" < ", " == ", " != ", " >= ") + number(depth - 1) + ")";
        if (k < 7) return text(depth - 1) + pick(".equals(", ".startsWith(", ".contains(", ".equalsIgnoreCase(") + text(depth - 1) + ")";
        if (k == 7) return "(" + text(depth - 1) + pick(" == ", " != ") + text(depth - 1) + ")";
        if (k == 8 && b != null) return "(" + b + pick(" == ", " != ") + c + ")";
        if (k == 9 && b != null) return pick("(" + b + " == null)", b + ".equals(" + or(c, "1") + ")", "(" + b + " > 0)");
        if (k == 10 && l != null) return l + pick(".isEmpty()", ".contains(" + number(depth - 1) + ")");
        if (k == 11 && m != null) return m + pick(".containsKey(" + number(0) + ")", ".containsValue(1)", ".isEmpty()");
        if (k == 12 && s != null) return s + pick(".contains(" + text(0) + ")", ".isEmpty()");
        if (k == 13 && h != null) return "(" + h + pick(" instanceof Round", " == null", " != null") + ")";
        if (k == 14) return "(" + condition(depth - 1) + pick(" && ", " || ") + condition(depth - 1) + ")";
        if (k == 15) return "!" + condition(depth - 1);
        if (k == 16 && t != null) return "(" + t + " == null)";
        return or(known(K.BOOL), "(" + number(0) + " > 0)");
    }

    String value(K k, int depth) {
        return switch (k) {
            case INT -> number(depth);
            case BOOL -> condition(depth);
            case TEXT -> chance(10) ? "null" : text(depth);
            case BOX -> chance(15) ? "null" : number(depth);
            case SHAPE -> pick("null", "new Round()", "new Flat(" + number(0) + ")", or(known(K.SHAPE), "null"));
            case LIST -> pick("new ArrayList<>()", "new ArrayList<>(List.of(1, 0))", or(known(K.LIST), "new ArrayList<>()"));
            case MAP -> pick("new HashMap<>()", or(known(K.MAP), "new HashMap<>()"));
            case SET -> pick("new HashSet<>()", or(known(K.SET), "new HashSet<>()"));
        };
    }

    // Statements

    String block(int size, int depth) {
        List<Known> before = seen;
        seen = new ArrayList<>(seen);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < size; i++) b.append(part("", () -> statement(depth)));
        seen = before;
        return b.toString();
    }

    String assign() {
        K k = pick(K.INT, K.INT, K.BOOL, K.TEXT, K.BOX, K.SHAPE, K.LIST);
        String to = written(k);
        if (to == null) return "assert " + condition(1) + ";\n";
        if (k == K.INT && chance(40)) return to + pick("++", "--", " += " + number(1), " -= " + number(0), " *= 2") + ";\n";
        if (k == K.TEXT && chance(30)) return to + " += " + number(1) + ";\n";
        return to + " = " + value(k, 2) + ";\n";
    }

    String collection() {
        String l = known(K.LIST), m = known(K.MAP), s = known(K.SET);
        K k = pick(K.LIST, K.MAP, K.SET);
        if (k == K.LIST && l != null) return l + pick(".add(" + number(1) + ")", ".remove(" + number(0) + ")", ".remove(Integer.valueOf(" + number(0) + "))", ".set(0, " + number(1) + ")", ".clear()", ".add(0, null)", ".sort(null)", ".removeIf(x -> x == " + pick("0", "1") + ")") + ";\n";
        if (k == K.MAP && m != null) return m + pick(".put(" + number(1) + ", " + number(0) + ")", ".remove(" + number(0) + ")", ".merge(" + number(0) + ", 1, Integer::sum)", ".putIfAbsent(" + number(0) + ", " + number(1) + ")", ".computeIfPresent(1, (a, b) -> b > 0 ? null : b)") + ";\n";
        if (k == K.SET && s != null) return s + pick(".add(" + text(1) + ")", ".remove(" + text(0) + ")", ".clear()", ".addAll(List.of(\"a\", \"b\"))") + ";\n";
        return assign();
    }

    String statement(int depth) {
        String x = "x" + fresh++;
        switch (r(depth > 0 ? 16 : 7)) {
            case 0, 1, 2:
                return assign();
            case 3, 4:
                return collection();
            case 5:
                return "assert " + condition(2) + ";\n";
            case 6: {
                K k = pick(K.INT, K.TEXT, K.BOX, K.BOOL);
                String made = java(k) + " " + x + " = " + value(k, 2) + ";\n";
                seen.add(new Known(x, k, true));
                return made;
            }
            case 7, 8: {
                String c = condition(2), then = block(2, depth - 1), other = chance(40) ? " else {\n" + block(1, depth - 1) + "}\n" : "\n";
                return "if (" + c + ") {\n" + then + "}" + other;
            }
            case 9: {
                List<Known> before = seen;
                seen = new ArrayList<>(seen);
                seen.add(new Known(x, K.INT, false));
                String body = block(2, depth - 1);
                seen = before;
                return "for (int " + x + " = 0; " + x + " < " + pick("2", "3") + "; " + x + "++) {\n" + body + "}\n";
            }
            case 10: {
                String l = known(K.LIST);
                if (l == null) return assign();
                List<Known> before = seen;
                seen = new ArrayList<>(seen);
                seen.add(new Known(x, K.BOX, false));
                String body = block(1, depth - 1);
                seen = before;
                return "for (Integer " + x + " : " + l + ") {\n" + body + pick("", "if (" + condition(1) + ") break;\n") + "}\n";
            }
            case 11, 12: {
                String body = block(2, depth - 1), thrown = chance(60) ? "if (" + condition(1) + ") throw new Oops(" + number(1) + ");\n" : "", undo = block(1, 0);
                String caught = pick("Oops", "RuntimeException", "NullPointerException | IndexOutOfBoundsException", "ArithmeticException");
                String last = chance(40) ? " finally {\n" + block(1, 0) + "}\n" : "\n";
                String again = chance(25) ? pick("throw " + x + ";\n", "throw new IllegalStateException(" + x + ");\n", "if (" + x + ".getMessage() == null) return;\n") : "";
                return "try {\n" + body + thrown + "} catch (" + caught + " " + x + ") {\n" + undo + again + "}" + last;
            }
            case 13:
                return "if (" + condition(2) + ") " + pick("return;\n", "throw new Oops(" + number(1) + ");\n");
            case 14:
                return "switch (" + text(1) + ") {\ncase \"a\":\n" + block(1, 0) + pick("", "break;\n") + "case \"b\": {\n" + block(1, 0) + "break;\n}\ndefault:\n" + block(1, 0) + "}\n";
            default:
                return "step(" + number(1) + ");\n";
        }
    }

    // The class

    String operation(String head, int index) {
        List<Known> before = seen;
        seen = new ArrayList<>(seen);
        StringBuilder p = new StringBuilder();
        int count = 1 + r(2);
        for (int i = 0; i < count; i++) {
            K k = closed ? pick(K.INT, K.INT, K.BOOL, K.BOX) : pick(K.INT, K.TEXT, K.BOX, K.LIST, K.MAP, K.SHAPE, K.SET, K.BOOL);
            p.append(i > 0 ? ", " : "").append(java(k)).append(" p").append(i);
            seen.add(new Known("p" + i, k, true));
        }
        String body = block(1 + r(3), 2);
        seen = before;
        return head + "void op" + index + "(" + p + ") {\n" + body + "}\n";
    }

    String bounds(Known f) {
        return switch (f.kind) {
            case INT -> pick("", " && " + f.name + " >= 0", " && " + f.name + " < 2");
            case TEXT -> pick("", " && " + f.name + " != null");
            case BOX, SHAPE -> pick("", " && " + f.name + " != null");
            case LIST, MAP, SET -> " && " + f.name + " != null && " + f.name + ".size() <= " + pick("1", "2");
            case BOOL -> "";
        };
    }

    String generate() {
        closed = chance(35);
        statics = chance(30);
        inherits = chance(40);
        StringBuilder declared = new StringBuilder(), above = new StringBuilder(), invariant = new StringBuilder("true");
        int count = 1 + r(closed ? 3 : 2);
        for (int i = 0; i < count; i++) {
            K k = closed ? pick(K.INT, K.BOOL, K.BOX) : pick(K.INT, K.TEXT, K.BOX, K.LIST, K.MAP, K.SET, K.SHAPE);
            Known f = new Known("f" + i, k, true);
            fields.add(f);
            boolean made = (k == K.LIST || k == K.MAP || k == K.SET) && chance(50);
            String init = made ? " = " + (k == K.LIST ? "new ArrayList<>()" : k == K.MAP ? "new HashMap<>()" : "new HashSet<>()") : "";
            (inherits && chance(50) ? above : declared).append(java(k) + " f" + i + init + ";\n");
            invariant.append(bounds(f));
        }
        seen.addAll(fields);
        StringBuilder b = new StringBuilder("import java.util.*;\npublic class " + name + (inherits ? " extends Above" + name : "") + " {\n");
        if (!inherits) b.append(above);
        b.append(declared).append(statics ? "static int count;\n" : "");
        b.append("static boolean isKnown(String s) {\nreturn \"a\".equals(s) || \"b\".equals(s);\n}\n"); // so the space has them, as OrdinaryJvm does
        b.append("static class Oops extends RuntimeException {\nfinal int code;\nOops(int code) {\n" + pick("", "super(\"oops\" + code);\n") + (statics ? "count++;\n" : "") + "this.code = code;\n}\n}\n");
        b.append("interface Shape {\ndefault int size(int k) {\nreturn k;\n}\n}\nstatic class Round implements Shape {\n}\nstatic class Flat implements Shape {\nint h;\nFlat(int h) {\nthis.h = h;\n}\npublic int size(int k) {\nreturn " + pick("h + k", "h - k", "h * k", "h / k") + ";\n}\n}\n");
        b.append("static int twice(int k) {\n" + (statics ? "count++;\n" : "") + "return " + pick("2 * k", "k + k", "k > 1 ? 0 : 2 * k") + ";\n}\n");
        b.append("@glassbox.Declarative public boolean repOk() {\nreturn " + invariant + ";\n}\n");
        String step = block(1, 0);
        b.append("private void step(int k) {\n" + step.replace("step(", "twice(") + "}\n");
        for (int i = 0, n = 1 + r(2); i < n; i++) b.append(operation("public ", i));
        b.append("}\n");
        if (inherits) {
            List<Known> all = seen;
            seen = new ArrayList<>();
            for (Known f : fields) if (above.indexOf(" " + f.name) >= 0) seen.add(f);
            boolean had = statics;
            statics = false;
            b.append("abstract class Above" + name + " {\n" + above.toString().replace("Shape ", name + ".Shape ") + "static int twice(int k) {\nreturn k;\n}\nvoid step(int k) {\n}\npublic void base(int p) {\n" + (seen.isEmpty() ? "step(p);\n" : assign().replaceAll("\\b(Oops|Round|Flat|Shape)\\b", name + ".$1")) + "}\n}\n");
            statics = had;
            seen = all;
        }
        mayThrow = chance(60);
        options = "--nodes 1 --ints 0..1 --objects String=3" + (mayThrow ? " --allow java.lang.RuntimeException" : "");
        return inherits ? b.toString().replace("private void step", "void step") : b.toString();
    }
}
