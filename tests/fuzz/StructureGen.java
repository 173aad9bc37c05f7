import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random data structures for comparing the engines of glassbox check: trees and lists with keys,
 * whose invariant is said node by node, or of the whole; operations that search and write, find or
 * insert, take a node of the tree as an argument, rotate. They are what the shortcuts of the search
 * are made for. What is drawn is right, or nearly so: where something is written down, it may be
 * something else.
 */
public class StructureGen extends IdiomGen {
    int mistakes;
    boolean two, parent, marks, counted, boxes, nodeArguments, levels, recomputed, chosen, stored;
    String link = "left";

    StructureGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    /** What is right, or a mistake, as long as there are some to be made. */
    String wrong(String right, String... others) {
        String other = pick(others);
        boolean now = chance(20) && mistakes > 0;
        if (now) mistakes--;
        return now ? part(right, () -> other) : right;
    }

    void makeFields() {
        mistakes = chance(30) ? 0 : 1 + r(3);
        idioms = 40;
        nodeArguments = chance(Boolean.getBoolean("stored") ? 5 : 30);
        two = chance(nodeArguments ? 90 : 70);
        parent = chance(nodeArguments ? 8 : 25);
        marks = chance(50);
        counted = chance(nodeArguments ? 5 : 25);
        boxes = chance(20);
        levels = chance(35);
        recomputed = levels && chance(35);
        chosen = chance(15);
        stored = chance(nodeArguments ? 10 : 45) || Boolean.getBoolean("stored");
        nodeFields.add(new Field("k", T.INT, "int", ""));
        if (chance(50)) nodeFields.add(new Field("v", T.INT, pick("int", "int", "byte", "long"), chance(50) ? "@glassbox.Range(min = 0, max = 1) " : ""));
        if (marks) nodeFields.add(new Field("m", T.BOOL, "boolean", ""));
        if (stored) nodeFields.add(new Field("w", T.INT, pick("int", "int", "short"), "@glassbox.Range(min = 0, max = " + pick(3, 4, 5, 6) + ") "));
        nodeFields.add(new Field("left", T.NODE, "N", "@glassbox.Tree "));
        if (two) nodeFields.add(new Field("right", T.NODE, "N", "@glassbox.Tree "));
        if (parent) nodeFields.add(new Field("up", T.NODE, "N", ""));
        if (boxes) nodeFields.add(new Field("o", T.POOL, "P", ""));
        mainFields.add(new Field("root", T.NODE, "N", "@glassbox.Tree "));
        if (counted) mainFields.add(new Field("size", T.INT, "int", ""));
        if (recomputed) mainFields.add(new Field("g", T.INT, "int", "@glassbox.Ghost(\"recompute\") "));
        if (boxes) poolFields.add(new Field("h", T.INT, "int", ""));
        hasPoolSub = boxes && chance(30);
    }

    boolean hasV() {
        return nodeFields.stream().anyMatch(f -> f.name().equals("v"));
    }

    /** Of a child, by the field that leads to it. */
    String ofChild(String f) {
        List<String> all = new ArrayList<>(List.of(f + ".k " + pick("<", "<=", ">=", "==", "!=") + " k", f + ".k == 0"));
        if (hasV()) all.addAll(List.of(f + ".v == v", f + ".v <= v", f + ".v == 0"));
        if (marks) all.addAll(List.of("!m || " + f + ".m", "m || !" + f + ".m", "!m || !" + f + ".m"));
        return "(" + f + " == null || " + of(all) + ")";
    }

    String localInvariant() {
        if (!chance(75)) return "";
        List<String> all = new ArrayList<>();
        if (chance(60)) all.add(ofChild("left"));
        if (two && chance(60)) all.add(ofChild("right"));
        if (hasV() && chance(30)) all.add("v " + pick("== 0", "<= k", "!= 1 || left == null"));
        if (marks && chance(30)) all.add(pick("(!m || left != null)", "(m || k == 0)"));
        if (parent) {
            all.add("(left == null || left.up == " + wrong("this", "up") + ")");
            if (two) all.add("(right == null || right.up == this)");
        }
        if (all.isEmpty()) all.add(ofChild("left"));
        String text = String.join("\n&& ", all);
        return part("", () -> "@glassbox.Declarative boolean repOkLocal() {\nreturn " + text + ";\n}\n");
    }

    String invariant(StringBuilder b) {
        List<String> all = new ArrayList<>(List.of("true"));
        if (counted) all.add("size == count(root)");
        if (stored) all.add("measured(root)" + pick("", "", "", "", " || root.k == 1"));
        if (levels && chance(70)) all.add(recomputed && chance(50) ? "g " + pick("!= -1", "< 3", ">= 0") : "level(root) " + pick(">= 0", ">= 0", "!= -1", "< 2"));
        if (parent) all.add("(root == null || root.up == " + wrong("null", "root.left") + ")");
        if (chance(nodeArguments ? 10 : 40)) {
            boolean boxed = chance(40); /* bounds that may be null, passed down as Integer */
            all.add("ordered(root, " + (boxed ? two ? "null, null" : "null" : two ? "-10, 10" : "-10") + ")");
            String same = pick("true", "true", "low == null || low != " + (two ? "high" : "(Integer) n.k") + " || n.k == 0", "low == null || !low.equals(" + (two ? "high" : "n.k") + ")");
            String below = two ? "n.k > low && n.k < high && ordered(n.left, low, n.k) && ordered(n.right, n.k, high)" : "n.k " + pick(">", ">=") + " low && ordered(n.left, n.k)";
            if (boxed) below = "(low == null || n.k " + pick(">", ">=") + " low) && (" + same + ") && " + (two ? "(high == null || n.k < high) && ordered(n.left, low, n.k) && ordered(n.right, n.k, high)" : "ordered(n.left, n.k)");
            if (boxed) b.append("@glassbox.Declarative static boolean ordered(N n, Integer low" + (two ? ", Integer high" : "") + ") {\nreturn n == null || " + below + ";\n}\n");
            else b.append("@glassbox.Declarative static boolean ordered(N n, int low" + (two ? ", int high" : "") + ") {\nreturn n == null || " + below + ";\n}\n");
        }
        if (chance(30)) all.add("(root == null || " + pick("root.k == 0", "root.left == null || root.k <= root.left.k", marks ? "!root.m" : "root.k != 1", hasV() ? "root.v == 0" : "root.k < 2") + ")");
        return String.join("\n&& ", all);
    }

    void helpers(StringBuilder b) {
        String right = two ? " + count(n.right)" : "", other = two ? " || has(n.right, x)" : "";
        b.append("@glassbox.Declarative static int count(N n) {\nreturn n == null ? 0 : 1 + count(n.left)" + right + ";\n}\n");
        b.append("@glassbox.Declarative static boolean has(N n, N x) {\nreturn n != null && (n == x || has(n.left, x)" + other + ");\n}\n");
        b.append("N find(int key) {\n" + (two ? descent("return p;\n") : walk("return p;\n")) + "return null;\n}\n");
        if (levels) b.append(level());
        if (stored) b.append(measure());
        if (recomputed) b.append("@glassbox.Declarative int recompute() {\nreturn " + pick("level(root)", "count(root)", "level(root) + count(root)") + ";\n}\n");
        nodeFinders.add("findNode");
        b.append("static N findNode(N n, int key) {\nif (n == null || n.k == key) return n;\nreturn findNode(" + (two ? "key < n.k ? n.left : n.right" : "n.left") + ", key);\n}\n");
        if (boxes) {
            b.append("static P findBox(P p, int k) {\nreturn p != null && p.h == k ? p : null;\n}\n");
            findersFrom.add("findBox");
        }
    }

    /** What each node stores of its subtree, and how it is put right. */
    String measure() {
        String l = "(n.left == null ? 0 : n.left.w)", r = two ? "(n.right == null ? 0 : n.right.w)" : "0";
        String of = pick("1 + " + l + " + " + r, "1 + " + l + " + " + r, "1 + Math.max(" + l + ", " + r + ")", "1 + Math.max(" + l + ", " + r + ")", "1 + " + l, "n.k + " + l);
        String right = two ? "measured(n.right)" : "true", cast = "n.w = (short) (" + of + ");\n";
        return "@glassbox.Declarative static boolean measured(N n) {\nreturn n == null || n.w == " + of + " && measured(n.left) && " + right + ";\n}\n"
            + "static void refresh(N n, int more) {\nif (n == null || more < 0) return;\nrefresh(n.left, more - 1);\n" + (two ? "refresh(n.right, more - 1);\n" : "") + cast + "}\n";
    }

    /** The operation, and then what the nodes store. */
    String andMeasured(String operation, int i) {
        return stored && chance(70) ? part(operation, () -> operation.replaceFirst("public (int|void) op" + i + "\\(([^)]*)\\) \\{", "private $1 inner" + i + "($2) {")
            + operation.replaceAll("(?s).*public (int|void) op" + i + "\\(([^)]*)\\) \\{.*", "public void op" + i + "($2) {\ninner" + i + "($2);\n" + wrong("refresh(root, 4);\n", "refresh(root, 0);\n") + "}\n").replaceFirst("(inner" + i + "\\()([^)]*)", "$1" + names(operation, i))) : operation;
    }

    /** Of the parameters. */
    String names(String operation, int i) {
        return operation.replaceAll("(?s).*public (int|void) op" + i + "\\(([^)]*)\\) \\{.*", "$2").replaceAll("(N|int) ", "");
    }

    /** A number of all nodes, or one that says that something is broken. */
    String level() {
        String none = pick("-1", "-1", "-1", "-2", "Integer.MIN_VALUE");
        String bad = pick("l < 0", "l == " + none), worse = two ? pick("r < 0", "r == " + none) : "false";
        String broken = two ? pick("l != r", "l - r > 1 || r - l > 1", "n.k == 1 && l > 0", "l > 1") : pick("n.k == 1 && l > 0", "l > 1", "l == n.k");
        String whole = two ? pick("1 + Math.max(l, r)", "1 + (l > r ? l : r)", "l + r + 1", "l + n.k") : pick("l + 1", "l + n.k", "1 + l");
        String body = switch (r(3)) {
            case 0 -> "if (" + bad + " || " + worse + " || " + broken + ") return " + none + ";\nreturn " + whole + ";\n";
            case 1 -> "if (" + bad + ") return " + none + ";\nif (" + worse + ") return " + none + ";\nreturn " + broken + " ? " + none + " : " + whole + ";\n";
            default -> "boolean b = " + bad + " || " + worse + ";\nif (!b) b = " + broken + ";\nint x = " + whole + ";\nif (b) x = " + none + ";\nreturn x;\n";
        };
        String start = pick("0", "0", "-1", "1");
        return "@glassbox.Declarative static int level(N n) {\nif (n == null) return " + start + ";\nint l = level(n.left)" + (two ? ", r = level(n.right)" : "") + ";\n" + body + "}\n";
    }

    /** What is done depends on the level, or is taken back where that is broken. */
    String byLevel(int i) {
        Scope s = scope("return 0;", new Var("root", T.NODE, "N", true, false));
        String x = recomputed && chance(50) ? "g" : "level(root)", write = writeTo(s, "root");
        String test = pick("< 0", "== -1", "!= -1", "> 1", "== key");
        return "public int op" + i + "(int key) {\nif (root == null) return 0;\nint x = " + x + ";\nif (x " + test + ") {\n" + write + "}\nint y = level(root.left);\n" + pick("if (y < 0) root.left = null;\n", "if (x == y) root.k = 0;\n", "switch (y) {\ncase -1: root.left = null;\ncase 1: root.k = 0;\n}\n", "root.k = y < x ? 1 : root.k;\n") + "return x + y;\n}\n";
    }

    String value() {
        return pick("0", "1", chosen ? "glassbox.Choose.integer(1)" : "1");
    }

    String walk(String found) {
        return "N p = root;\nwhile (p != null) {\nif (p.k == key) " + (found.startsWith("{") ? found : "{\n" + found + "}\n") + "p = p.left;\n}\n";
    }

    String descent(String found) {
        String less = wrong("key < p.k", "key <= p.k", "key > p.k");
        return "N p = root;\nwhile (p != null) {\nif (" + less + ") p = p.left;\nelse if (key " + wrong(">", ">=") + " p.k) p = p.right;\nelse {\n" + found + "}\n}\n";
    }

    String search(String found) {
        return two ? descent(found) : walk(found);
    }

    /** Writes to the node, mostly in a way that its invariant may bear. */
    String writeTo(Scope s, String x) {
        List<String> all = new ArrayList<>(List.of(x + ".k = " + pick("0", "1", "key") + ";\n", x + ".left = null;\n", "if (" + x + ".left != null) " + x + ".left.k = " + value() + ";\n"));
        if (hasV()) for (int i = 0; i < 4; i++) all.add(x + ".v = " + value() + ";\n");
        if (marks) all.addAll(List.of(x + ".m = " + pick("true", "false") + ";\n", "if (" + x + ".left == null) " + x + ".m = " + pick("true", "false") + ";\n"));
        if (two) all.addAll(List.of(x + ".right = null;\n", "if (" + x + ".right == null) " + fresh(x, "right"), x + ".right = " + x + ".left;\n"));
        all.add("if (" + x + ".left == null) " + fresh(x, "left"));
        if (boxes) all.addAll(List.of("if (" + x + ".o != null) " + x + ".o.h = " + value() + ";\n", x + ".o = " + pick("null", "new P()", "root.o") + ";\n"));
        return of(all);
    }

    String fresh(String x, String f) {
        String n = "n" + fresh++;
        return "{\nN " + n + " = new N();\n" + n + ".k = " + pick("key", "0", x + ".k") + ";\n" + (hasV() && chance(50) ? n + ".v = " + x + ".v;\n" : "") + (parent ? wrong(n + ".up = " + x + ";\n", "") : "") + x + "." + f + " = " + n + ";\n" + (counted ? wrong("size++;\n", "") : "") + "}\n";
    }

    Scope scope(String leave, Var... more) {
        List<Var> vars = new ArrayList<>();
        for (Field f : mainFields) vars.add(new Var(f.name(), f.type(), f.java(), false, true));
        vars.add(new Var("key", T.INT, "int", false, false));
        vars.addAll(List.of(more));
        return new Scope(vars, false, leave);
    }

    String operation(int i) {
        return andMeasured(bareOperation(i), i);
    }

    String bareOperation(int i) {
        if (levels && chance(40)) return byLevel(i);
        return switch (nodeArguments ? pick(3, 3, 3, 3, 6) : r(9)) {
            case 0 -> put(i);
            case 1, 2 -> lookUpOrAdd(i);
            case 3, 4, 5 -> onNode(i);
            case 6 -> rotate(i);
            case 7 -> removeFirst(i);
            default -> anything(i);
        };
    }

    String put(int i) {
        Scope s = scope("return;", new Var("p", T.NODE, "N", true, false));
        String found = writeTo(s, "p") + (chance(70) ? "return;\n" : "break;\n");
        String after = chance(40) ? part("", () -> statement(scope("return;"), 1)) : "";
        return "public void op" + i + "(int key) {\n" + search(found) + after + "}\n";
    }

    String lookUpOrAdd(int i) {
        Scope s = scope("return;", new Var("x", T.NODE, "N", true, false));
        String x = "N x = " + pick("find(key)", "findNode(root, key)") + ";\n", found = writeTo(s, "x");
        String none = switch (r(4)) {
            case 0 -> "return;\n";
            case 1 -> "if (root == null) {\nroot = new N();\nroot.k = key;\n" + (counted ? wrong("size = 1;\n", "") : "") + "}\nreturn;\n";
            case 2 -> "if (root != null && root.left == null) " + fresh("root", "left") + "return;\n";
            default -> part("", () -> statement(scope("return;"), 1)) + "return;\n";
        };
        return "public void op" + i + "(int key) {\n" + x + "if (x == null) {\n" + none + "}\n" + found + (chance(30) ? part("", () -> statement(s, 1)) : "") + "}\n";
    }

    /** The argument is some node; that it is part of the tree is said by a precondition, or not. */
    String onNode(int i) {
        String op = "op" + i, parameters = chance(60) ? "N n, int key" : "N n";
        boolean keyed = parameters.contains("key");
        Scope s = new Scope(List.of(new Var("n", T.NODE, "N", true, false), new Var("root", T.NODE, "N", false, true)), false, "return;");
        if (keyed) s.vars.add(new Var("key", T.INT, "int", false, false));
        String writes = writeTo(s, "n").replaceAll("\\bkey\\b", keyed ? "key" : "0");
        if (chance(35)) writes = benign(keyed);
        if (chance(30)) writes += writeTo(s, "n").replaceAll("\\bkey\\b", keyed ? "key" : "0");
        if (chance(30)) writes = "if (" + expr(s, T.BOOL, 1) + ") {\n" + writes + "}\n";
        if (chance(25)) writes += part("", () -> statement(s, 1));
        boolean pre = chance(75);
        String all = "has(root, n)" + (chance(15) ? " && " + pick("n.k == 0", "n != root", "n.left != null") : "");
        String head = pre ? "@glassbox.Pre(\"" + op + "\") @glassbox.Declarative boolean pre" + op + "(" + parameters + ") {\nreturn " + wrong(all, "n != null", "n == null || " + all) + ";\n}\n" : "";
        String body = writes;
        return head + "public void " + op + "(" + parameters + ") {\n" + (pre ? wrong("", "if (n == root.left) return;\n") : "if (n == null) return;\n") + body + "}\n";
    }

    /** What looks at the node, and writes what a node with another neighbourhood could bear. */
    String benign(boolean keyed) {
        List<String> all = new ArrayList<>(List.of("n.left = null;\n", "if (n.left != null) n.left.left = null;\n", "if (n.left != null && n.left.k == n.k) n.left = null;\n", "if (n.left == null) {\nn.left = new N();\n" + (parent ? "n.left.up = n;\n" : "") + "}\n"));
        if (two) all.addAll(List.of("n.right = null;\n", "n.right = n.left;\nn.left = null;\n", "N t = n.left;\nn.left = n.right;\nn.right = t;\n", "if (n.left == null) {\nn.left = n.right;\nn.right = null;\n}\n"));
        if (hasV()) all.addAll(List.of("n.v = 0;\n", "if (n.left != null) n.left.v = 0;\n", keyed ? "n.v = key == 0 ? 0 : n.v;\n" : "n.v = n.v == 1 ? 0 : n.v;\n"));
        if (marks) all.addAll(List.of("if (n.left != null && n.left.m) n.left = null;\n", "if (n.left == null) n.m = false;\n"));
        return of(all);
    }

    String rotate(int i) {
        if (!two) return removeFirst(i);
        String at = pick("root", "root", "root.left"), above = at.equals("root") ? "" : "root != null && ", a = "a" + fresh++;
        String fix = parent ? wrong(a + ".up = " + (at.equals("root") ? "null" : "root") + ";\n" + a + ".right.up = " + a + ";\nif (" + a + ".right.left != null) " + a + ".right.left.up = " + a + ".right;\n", "") : "";
        return "public void op" + i + "() {\nif (" + above + at + " != null && " + at + ".left != null) {\nN " + a + " = " + at + ".left;\n" + at + ".left = " + wrong(a + ".right", "null", a) + ";\n" + a + ".right = " + at + ";\n" + at + " = " + a + ";\n" + fix + "}\n}\n";
    }

    String removeFirst(int i) {
        String less = counted ? wrong("size--;\n", "") : "";
        String fix = parent ? wrong("if (root != null) root.up = null;\n", "") : "";
        return "public int op" + i + "() {\nif (root == null) return 0;\n" + (two ? "if (root.right != null) return 1;\n" : "") + "root = " + wrong("root.left", "null") + ";\n" + fix + less + "return 2;\n}\n";
    }

    String anything(int i) {
        Scope s = scope("return;");
        return "public void op" + i + "(int key) {\n" + part("", () -> statement(s, 2)) + part("", () -> statement(s, 2)) + "}\n";
    }

    String ownLocal() {
        if (!chance(25)) return "";
        String text = "root == null || " + pick("root.k == 0", "root.k <= 1", hasV() ? "root.v == 0" : "root.k != 2", marks ? "!root.m" : "root.left == null");
        return part("", () -> "@glassbox.Declarative boolean repOkLocal() {\nreturn " + text + ";\n}\n");
    }

    String declare(List<Field> fields) {
        StringBuilder b = new StringBuilder();
        for (Field f : fields) b.append(f.head() + f.java() + " " + f.name() + ";\n");
        return b.toString();
    }

    String generate() {
        makeFields();
        StringBuilder b = new StringBuilder("public class " + name + " {\nenum E { A, B }\ninterface I { int v(int x); }\n" + declare(mainFields));
        b.append("static class N {\n" + declare(nodeFields) + localInvariant() + "}\n");
        b.append("static class P {\n" + declare(poolFields) + "}\n" + (hasPoolSub ? "static class Q extends P {\nint more;\n}\n" : ""));
        helpers(b);
        b.append("@glassbox.Declarative boolean repOk() {\nreturn " + invariant(b) + ";\n}\n").append(ownLocal());
        int count = 1 + r(3);
        for (int i = 0; i < count; i++) {
            int index = i;
            b.append(part("", () -> operation(index)));
        }
        options = options();
        return b.append("}\n").toString();
    }

    String options() {
        int width = nodeFields.size() - (two ? 2 : 1);
        String where = two ? chance(25) ? "--height 2" : "--nodes " + (width <= 2 ? pick(3, 3, 4) : nodeArguments ? 3 : pick(2, 3)) : "--nodes " + (width <= 2 ? pick(3, 4) : pick(2, 3));
        return where + " --ints 0.." + (width <= 2 && chance(40) ? 2 : 1) + " --objects N=0,P=" + (boxes ? pick(1, 2) : 0) + (hasPoolSub ? ",Q=1" : "") + (chance(25) ? " --allow java.lang.NullPointerException" : "");
    }
}
