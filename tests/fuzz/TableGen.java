import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random classes around arrays, for what is known of their elements before one is read: tables whose
 * entries lie where their numbers say and that are laid out anew (shortcut known), arrays of all
 * lengths that are written to together, exchanged, held twice or compared with what they were
 * (lengths), and objects of which one of many is read or written to. Right, but for a mistake or two.
 */
public class TableGen extends DrawGen {
    static final String DECLARATIVE = "@glassbox.Declarative ";
    int mistakes;

    TableGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String wrong(String right, String... others) {
        String other = pick(others);
        boolean now = chance(15) && mistakes > 0;
        if (now) mistakes--;
        return now ? part(right, () -> other) : right;
    }

    String op(String text) {
        return chance(70) ? part("", () -> text) : "";
    }

    // Tables

    /** Where the number h lies in the array a. */
    String place(int how, String h, String a) {
        return switch (how) {
            case 0, 1 -> h + " & " + a + ".length - 1";
            case 2 -> h + " % " + a + ".length";
            case 3 -> "(" + h + " ^ " + h + " >>> 1) & " + a + ".length - 1";
            default -> h + " >> 1 & " + a + ".length - 1";
        };
    }

    String powers() {
        return pick("t.length == 1 || t.length == 2 || t.length == 4", "t.length == 1 || t.length == 2", "t.length == 2", "t.length > 0 && (t.length & t.length - 1) == 0", "t.length == 2 || t.length == 4");
    }

    /** An entry in each place, if any: a number, or an object of the pool that has one. */
    String table() {
        boolean boxes = chance(45), seeded = chance(25);
        int how = r(5);
        String type = boxes ? "P" : "int", none = boxes ? "null" : "0", h = boxes ? ".h" : "";
        String here = place(how, "t[i]" + h, "t"), there = place(how, "x" + h, "wider");
        StringBuilder b = new StringBuilder(boxes ? "static class P {\nint h;\n}\n" : "");
        b.append(type + "[] t;\n" + (seeded ? "boolean even;\n" : "") + (chance(30) ? "int at;\n" : ""));
        boolean at = b.indexOf("int at") >= 0;
        String where = "(" + here + ") " + wrong("!=", "<", ">") + " i";
        b.append(DECLARATIVE + "boolean repOk() {\nif (t == null || !(" + powers() + ")" + (at ? " || at < 0 || at >= t.length" : "") + ") return false;\n"
            + "for (int i = 0; i < t.length; i++) {\nif (t[i] != " + none + " && (" + (boxes ? "t[i].h < 0" : "t[i] < 0") + " || " + (seeded ? pick("even && ", "!even && ", "(even || i == 0) && ") : "") + where + ")) return false;\n"
            + (seeded && !boxes ? pick("", "if (even && (t[i] & 1) != 0) return false;\n") : "") + "}\nreturn " + (at ? pick("true", "t[at] == " + none, "t[at] != " + none) : "true") + ";\n}\n");
        String put = wrong("wider[" + there + "] = x;\n", "wider[" + place(how, "x" + h, "t") + "] = x;\n", "wider[x" + h + (how == 2 ? " % wider.length" : " & wider.length - 1") + "] = x;\n", "wider[i] = x;\n");
        b.append(op("public void grow() {\n" + type + "[] wider = new " + type + "[" + wrong("2 * t.length", "t.length", "t.length + 1") + "];\nfor (int i = 0; i < t.length; i++) {\n" + type + " x = t[i];\nif (x != " + none + wrong("", " && i != 1") + ") " + put + "}\nt = wider;\n" + (at ? pick("", "at = 0;\n", "at = at * 2;\n") : "") + "}\n"));
        b.append(op("public void halve() {\nif (t.length < 2) return;\n" + type + "[] wider = new " + type + "[t.length / 2];\nfor (int i = 0; i < t.length; i++) {\n" + type + " x = t[i];\nif (x == " + none + ") continue;\n" + pick("if (wider[" + there + "] != " + none + ") return;\n", "") + put + "}\nt = wider;\n" + (at ? "at = 0;\n" : "") + "}\n"));
        String k = boxes ? "x" : "k", given = boxes ? "P x" : "int k", num = boxes ? "x.h" : "k", guard = boxes ? "x == null || x.h < 0" : "k <= 0";
        b.append(op("public void put(" + given + ") {\nif (" + guard + ") return;\nint i = " + wrong(place(how, num, "t"), num + " % t.length", "0") + ";\n" + (seeded ? wrong("if (even && (" + num + " & 1) != 0) return;\n", "") : "") + pick("", "if (t[i] != " + none + ") return;\n") + "t[i] = " + k + ";\n}\n"));
        b.append(op("public boolean has(int k) {\nif (k <= 0) return false;\nint i = " + place(how, "k", "t") + ";\nreturn t[i] != " + none + " && t[i]" + h + " == k;\n}\n" + post("has", "boolean result, int k", "boolean seen = false;\nfor (int i = 0; i < t.length; i++) if (t[i] != " + none + " && t[i]" + h + " == k && k > 0) seen = true;\nreturn result == seen;\n")));
        b.append(op("public void remove(int k) {\nif (k <= 0) return;\nint i = " + wrong(place(how, "k", "t"), "k % t.length") + ";\nif (t[i] != " + none + " && t[i]" + h + " == k) t[i] = " + none + ";\n}\n"));
        b.append(op("public void move(int i) {\nif (i < 0 || i >= t.length || t[i] == " + none + ") return;\n" + type + " x = t[i];\nt[i] = " + none + ";\n" + (boxes && chance(40) ? "x.h = " + wrong("x.h", "x.h + t.length", "i") + ";\n" : "") + "t[" + wrong(place(how, "x" + h, "t"), "i == 0 ? 0 : i - 1") + "] = x;\n}\n"));
        if (at) b.append(op("public void mark() {\n" + pick("if (t[at] == " + none + ") ", "") + "t[at] = " + none + ";\nat = " + pick("0", place(how, "at", "t"), "t.length - 1", "(at + 1) % t.length") + ";\n}\n"));
        options = "--nodes 1 --arrays " + pick(2, 4) + " --ints 0.." + pick(3, 3, 4) + (boxes ? " --objects P=" + pick(1, 2) : "");
        return b.toString();
    }

    /** Chains of nodes, each in the bucket of its number. */
    String chains() {
        int how = r(5);
        StringBuilder b = new StringBuilder("static class N {\nint h;\n@glassbox.Tree N next;\n}\n@glassbox.Tree N[] t;\n");
        b.append(DECLARATIVE + "boolean repOk() {\nif (t == null || !(" + powers() + ")) return false;\nfor (int i = 0; i < t.length; i++) for (N n = t[i]; n != null; n = n.next) if (n.h < 0 || (" + place(how, "n.h", "t") + ") " + wrong("!=", "<") + " i) return false;\nreturn true;\n}\n");
        String link = pick("n.next = wider[at];\nwider[at] = n;\n", "if (wider[at] == null) {\nn.next = null;\nwider[at] = n;\n} else {\nN last = wider[at];\nwhile (last.next != null) last = last.next;\nlast.next = n;\n" + wrong("n.next = null;\n", "") + "}\n");
        b.append(op("public void grow() {\nN[] wider = new N[2 * t.length];\nfor (int i = 0; i < t.length; i++) {\nfor (N n = t[i]; n != null;) {\nN next = n.next;\nint at = " + wrong(place(how, "n.h", "wider"), "i", "(" + place(how, "n.h", "wider") + ") ^ (next == null ? 0 : 1)") + ";\n" + link + "n = next;\n}\n}\nt = wider;\n}\n"));
        b.append(op("public void split() {\nif (t.length != 1) return;\nN[] wider = new N[2];\nN low = null, high = null;\nfor (N n = t[0]; n != null;) {\nN next = n.next;\nif ((" + place(how, "n.h", "wider") + ") == " + wrong("0", "1") + ") {\nn.next = low;\nlow = n;\n} else {\nn.next = high;\nhigh = n;\n}\nn = next;\n}\nwider[0] = low;\nwider[1] = high;\nt = wider;\n}\n"));
        b.append(op("public void put(int k) {\nif (k < 0) return;\nint at = " + wrong(place(how, "k", "t"), "k % t.length", "0") + ";\nfor (N n = t[at]; n != null; n = n.next) if (n.h == k) return;\nN n = new N();\nn.h = k;\nn.next = " + wrong("t[at]", "null", "n") + ";\nt[at] = n;\n}\n"));
        b.append(op("public void change(int k, int v) {\nif (k < 0 || v < 0) return;\nfor (N n = t[" + place(how, "k", "t") + "]; n != null; n = n.next) if (n.h == k " + wrong("&& (" + place(how, "v", "t") + ") == (" + place(how, "k", "t") + ")", "&& v >= k", "") + ") n.h = v;\n}\n"));
        b.append(op("public void drop(int i) {\nif (i < 0 || i >= t.length || t[i] == null) return;\nt[i] = " + wrong("t[i].next", "null", "t[0]") + ";\n}\n"));
        options = "--nodes " + pick(2, 2, 3) + " --arrays 2 --ints 0.." + pick(2, 3) + " --objects N=0";
        return b.toString();
    }

    // Arrays of all lengths

    String type;
    boolean two, size, flag;
    final List<String> arrays = new ArrayList<>(), numbers = new ArrayList<>(), values = new ArrayList<>();

    String number() {
        return chance(25) ? pick("0", "1", "2") : of(numbers);
    }

    /** An index, mostly one that is there; what is not there is caught, or allowed. */
    String index(String a) {
        String n = number();
        return pick(n, n, n + " + 1", a + ".length - 1", a + ".length - 1 - " + n, a + ".length / 2");
    }

    String element() {
        String a = of(arrays);
        return a + "[" + index(a) + "]";
    }

    String value() {
        return type.equals("Object") || chance(50) ? of(values) : "(" + type + ") " + pick("0", "1", "(" + number() + ")");
    }

    String condition() {
        String a = of(arrays), e = element(), n = number();
        return pick(e + pick(" == ", " != ") + value(), n + pick(" < ", " >= ") + a + ".length", a + ".length" + pick(" == ", " > ") + pick("1", "2", n), a + pick(" == ", " != ") + of(arrays), flag ? "f" : n + " > 0", e + " == " + element());
    }

    String statement(int depth) {
        String a = of(arrays), i = index(a), c = condition(), x = "x" + fresh++;
        String then = depth > 0 ? part("", () -> statement(depth - 1)) : a + "[" + i + "] = " + value() + ";\n";
        switch (r(14)) {
            case 0, 1, 2:
                return a + "[" + i + "] = " + value() + ";\n";
            case 3:
                return type + " " + x + " = " + element() + ";\n" + a + "[" + i + "] = " + element() + ";\n" + element() + " = " + x + ";\n";
            case 4:
                return "if (" + c + ") {\n" + then + "}" + (chance(40) ? " else {\n" + part("", () -> statement(0)) + "}" : "") + "\n";
            case 5:
                return "for (int " + x + " = 0; " + x + " < " + pick(a + ".length", number()) + "; " + x + "++) " + pick(a + "[" + x + "] = " + value() + ";\n", "if (" + a + "[" + x + "] == " + value() + ") " + pick("break;\n", "continue;\n", a + "[" + x + "] = " + value() + ";\n"));
            case 6:
                return "System.arraycopy(" + a + ", " + number() + ", " + of(arrays) + ", " + number() + ", " + number() + ");\n";
            case 7:
                String from = of(arrays);
                return "a = " + pick("new " + type + "[" + pick("1", "2", a + ".length", a + ".length + 1") + "]", "java.util.Arrays.copyOf(" + from + ", " + pick("1", "2", from + ".length", from + ".length + 1") + ")", from + ".clone()", from) + ";\n";
            case 8: {
                String b = of(arrays), t = "y" + fresh++;
                String made = type + "[] " + t + " = " + pick(a, c + " ? " + a + " : " + b, c + " ? " + a + " : new " + type + "[1]", "copied(" + a + ")") + ";\n";
                arrays.add(t);
                String rest = part("", () -> statement(1)) + part("", () -> statement(0));
                arrays.remove(t);
                return "{\n" + made + rest + "}\n";
            }
            case 9:
                return "try {\n" + then + "} catch (IndexOutOfBoundsException e) {\n" + pick("", "assert " + c + ";\n", "return;\n", size ? "n = 0;\n" : "") + "}\n";
            case 10:
                return size ? pick("n++;\n", "n--;\n", "n = " + number() + ";\n", "if (n < a.length) a[n++] = " + value() + ";\n", "if (n > 0) a[--n] = " + (type.equals("Object") ? "null" : "0") + ";\n") : "fill(" + a + ", " + i + ", " + value() + ");\n";
            case 11:
                return two ? pick(type + "[] " + x + " = a;\na = b;\nb = " + x + ";\n", "b = a;\n", "a = b;\n", "b = a.clone();\n") : "fill(" + a + ", " + i + ", " + value() + ");\n";
            case 12:
                return flag ? "f = " + pick("!f", c) + ";\n" : "assert " + c + ";\n";
            default:
                return type + " " + x + " = " + element() + ";\n" + then + "assert " + pick(x + " == " + element(), x + " == " + value(), "!(" + c + ") || " + x + " == " + element()) + ";\n";
        }
    }

    String post(String of, String given, String body) {
        return "@glassbox.Post(\"" + of + "\") " + DECLARATIVE + "boolean post" + of + "(" + name + " old" + (given.isEmpty() ? "" : ", " + given) + ") {\n" + body + "}\n";
    }

    /** What an operation may say of the elements before and after. */
    String claim(int at) {
        String all = "for (int j = 0; j < a.length && j < old.a.length; j++) if (a[j] " + pick("!=", "!=", type.equals("Object") ? "==" : "<") + " old.a[j]" + pick("", " && j != i", " && i >= 0 && i < a.length && a[j] != old.a[i]") + ") return " + pick("false", "a.length != old.a.length", "i < 0") + ";\n";
        String last = pick("true", "a.length == old.a.length", "a != old.b || i > 0".replace("old.b", two ? "old.b" : "null"), size ? "n >= old.n - 1" : "i >= 0 || old.a.length == a.length");
        return post("op" + at, "int i, " + type + " v", "if (a == null || old.a == null) return true;\n" + pick("", all) + "return " + last + ";\n");
    }

    String lengths() {
        type = pick("int", "int", "int", "Object", "byte", "long");
        boolean objects = type.equals("Object");
        two = chance(35);
        size = chance(55);
        flag = chance(30);
        arrays.add("a");
        if (two) arrays.add("b");
        numbers.add("i");
        if (size) numbers.addAll(List.of("n", "n", "n - 1"));
        values.add("v");
        if (objects) values.add("null");
        StringBuilder b = new StringBuilder(type + "[] a;\n" + (two ? type + "[] b;\n" : "") + (size ? "int n;\n" : "") + (flag ? "boolean f;\n" : ""));
        List<String> not = new ArrayList<>(List.of("a == null"));
        if (two) not.add(pick("b == null", "b == null", "b == a", "b == null || b.length > a.length"));
        if (size) not.add("n < 0 || n > a.length");
        if (chance(30)) not.add("a.length == " + pick("0", "0", "3"));
        if (flag && chance(50)) not.add("f && a.length " + pick("< 1", "> 2", "!= 2"));
        String behind = objects ? "a[j] " + pick("!=", "==") + " null" : "a[j] " + pick("!= 0", "> 1", "< 0");
        String loop = chance(50) ? "for (int j = " + (size ? pick("n", "0") : "0") + "; j < " + (size ? pick("a.length", "n") : "a.length") + "; j++) if (" + behind + (flag ? pick("", " && f", " && !f") : "") + ") return false;\n" : "";
        String order = !objects && chance(35) ? "for (int j = 1; j < " + (size ? "n" : "a.length") + "; j++) if (a[j - 1] " + pick(">", ">=", "==") + " a[j]) return false;\n" : "";
        b.append(DECLARATIVE + "boolean repOk() {\nif (" + String.join(" || ", not) + ") return false;\n" + loop + order + "return true;\n}\n");
        b.append("static void fill(" + type + "[] x, int i, " + type + " v) {\n" + pick("if (i >= 0 && i < x.length) ", "") + "x[i] = v;\n}\n");
        b.append("static " + type + "[] copied(" + type + "[] x) {\nreturn " + pick("x", "x.clone()", "x.length > 1 ? x : x.clone()", "java.util.Arrays.copyOf(x, x.length + 1)") + ";\n}\n");
        for (int k = 0, count = 1 + r(3); k < count; k++) {
            int at = k;
            StringBuilder body = new StringBuilder();
            if (chance(60)) body.append("if (i < 0 || i >= " + (size && chance(50) ? "n" : "a.length") + ") return;\n");
            for (int s = 1 + r(3); s > 0; s--) body.append(part("", () -> statement(1)));
            b.append(part("", () -> "public void op" + at + "(int i, " + type + " v) {\n" + body + "}\n" + (chance(40) ? part("", () -> claim(at)) : "")));
        }
        b.append("public int count() {\nreturn a.length;\n}\n");
        options = "--nodes 1 --arrays " + (two ? "2" : pick(2, 3, 3)) + " --ints " + pick("0..2", "0..2", "-1..1", "0..1") + (objects ? " --objects Object=" + pick(1, 2) : "") + (chance(60) ? " --allow java.lang.IndexOutOfBoundsException" : "");
        return b.toString();
    }

    // One of many

    String chosen(String i) {
        return pick("q[" + i + "]", "of(" + i + ")", "(" + i + " == 0 ? p0 : " + i + " == 1 ? p1 : p2)", "(f ? p0 : q.length > 1 ? q[1] : p1)");
    }

    String onMany() {
        String i = pick("i", "i", "k", "x.h", "(i + k)"), x = "x" + fresh++;
        String at = "P " + x + " = " + chosen(i) + ";\nif (" + x + " == null) return;\n";
        String write = pick(x + ".h = k;\n", x + ".h++;\n", x + ".m = !" + x + ".m;\n", x + ".next = x;\n", "x.h = " + x + ".h;\n", "P y = " + x + ".next;\nif (y != null) y.h = k;\n", "x.next = " + x + ".next;\n", "int o = " + x + ".h;\n" + x + ".h = 0;\nassert x.h == 0 || x != " + x + ";\n" + wrong(x + ".h = o;\n", "x.h = o;\n"));
        return (chance(40) ? "{\n" + at + (chance(40) ? "if (" + pick(x + ".h == k", x + " != x", x + ".m", x + ".next == x") + ") {\n" + write + "} else {\n" + pick("", "f = !f;\n", "p0 = " + x + ";\n") + "}\n" : write) + "}\n" : "{\n" + at + write + pick("", "assert " + x + ".h <= " + pick("2", "k", "x.h") + " || " + pick("f", x + " != x", x + ".m") + ";\n") + "}\n");
    }

    String many() {
        StringBuilder b = new StringBuilder("static class P {\nint h;\nboolean m;\nP next;\n}\nP p0;\nP p1;\nP p2;\nP[] q;\nboolean f;\n");
        b.append("P of(int i) {\nreturn i == 0 ? p0 : " + pick("i == 1 && f ? p1 : p2", "q.length > 0 ? q[0] : p1", "p1 == null ? p2 : p1") + ";\n}\n");
        b.append(DECLARATIVE + "boolean repOk() {\nif (q == null || p0 == null) return false;\n" + pick("", "for (int j = 0; j < q.length; j++) if (q[j] == null" + pick("", " || q[j] == p0", " || q[j].h > 1") + ") return false;\n", "if (p1 == p2) return false;\n") + "return " + pick("true", "p0.h <= 1", "f || p0 != p1", "p1 == null || p1.next != p1") + ";\n}\n");
        for (int o = 0, count = 1 + r(2); o < count; o++) {
            int at = o;
            StringBuilder body = new StringBuilder("if (x == null || i < 0 || i >= q.length) return;\n");
            for (int s = 1 + r(2); s > 0; s--) body.append(part("", this::onMany));
            b.append(part("", () -> "public void op" + at + "(P x, int i, int k) {\n" + body + "}\n"));
        }
        b.append("public int count() {\nreturn q.length;\n}\n");
        options = "--nodes 1 --arrays " + pick(1, 2) + " --ints 0.." + pick(1, 1, 2) + " --objects P=2" + (chance(50) ? " --allow java.lang.RuntimeException" : "");
        return b.toString();
    }

    @Override
    String generate() {
        mistakes = chance(40) ? 0 : 1 + r(2);
        int which = r(10);
        String body = which < 3 ? table() : which < 5 ? chains() : which < 9 ? lengths() : many();
        String size = which < 5 ? "public int count() {\nreturn t.length;\n}\n" : "";
        return "public class " + name + " {\n" + body + size + "}\n";
    }
}
