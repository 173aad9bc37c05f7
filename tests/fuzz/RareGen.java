import java.util.BitSet;

/**
 * Random classes in the styles that the rarer shortcuts of the search are made for, which the other
 * generators meet too seldom: modules with a list of the user's own as abstraction (walk, placed),
 * arrays whose elements are moved (shift), loops up to an integer of the state (fixes), operations
 * on some node of the tree (kinds), searches that end in a write (loop), nodes that know their
 * parents (derived), sizes (counted), what an array's elements add up to (sums). Right, but for a mistake or two.
 */
public class RareGen extends DrawGen {
    int mistakes;

    RareGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String wrong(String right, String... others) {
        String other = pick(others);
        boolean now = chance(15) && mistakes > 0;
        if (now) mistakes--;
        return now ? part(right, () -> other) : right;
    }

    /** An operation that may be left out. */
    String op(String text) {
        return chance(75) ? part("", () -> text) : "";
    }

    static final String DECLARATIVE = "@glassbox.Declarative ";

    // A tree or a list of keys, and a list of them made by the class itself.

    String listed() {
        boolean tree = chance(75), heap = tree && chance(20), hint = chance(30), flags = !tree || chance(30);
        String left = tree ? "left" : "next";
        StringBuilder b = new StringBuilder("static class N {\nint k;\n" + (flags ? "boolean in;\n" : "") + "@glassbox.Tree N " + left + ";\n" + (tree ? "@glassbox.Tree N right;\n" : "") + "}\n");
        b.append("static class Cell {\nint k;\n@glassbox.Tree Cell next;\nCell(int k, Cell next) {\nthis.k = k;\nthis.next = next;\n}\n}\n");
        b.append("@glassbox.Tree N root;\n" + (hint ? "N hint;\n" : "") + (heap ? "" : "boolean strict;\n"));
        if (!tree) b.append(DECLARATIVE + "boolean repOk() {\nfor (N n = root; n != null && n.next != null; n = n.next) if (n.k " + pick(">", "==", ">=") + " n.next.k" + pick("", " && strict", " && n.in") + ") return false;\nreturn true;\n}\n");
        else if (heap) b.append(DECLARATIVE + "static boolean ok(N n) {\nreturn n == null || (n.left == null || n.left.k < n.k) && (n.right == null || n.right.k " + pick("<", "<=", "!=") + " n.k) && ok(n.left) && ok(n.right);\n}\n" + DECLARATIVE + "boolean repOk() {\nreturn ok(root);\n}\n");
        else b.append(DECLARATIVE + "boolean ok(N n, N low, N high) {\nreturn n == null || (low == null || low.k < n.k" + pick("", "", " || !strict && low.k == n.k") + ") && (high == null || n.k < high.k) && ok(n.left, low, n) && ok(n.right, n, high);\n}\n" + DECLARATIVE + "boolean repOk() {\nreturn ok(root, null, null);\n}\n");
        String cell = flags ? "n.in ? new Cell(n.k, REST) : REST" : "new Cell(n.k, REST)";
        b.append(tree ? DECLARATIVE + "static Cell list(N n, Cell rest) {\nif (n == null) return rest;\nCell behind = " + wrong("list(n.right, rest)", "rest") + ";\nreturn list(n.left, " + cell.replace("REST", "behind") + ");\n}\n"
            : DECLARATIVE + "static Cell list(N n, Cell rest) {\nif (n == null) return rest;\nCell behind = list(n.next, rest);\nreturn " + cell.replace("REST", "behind") + ";\n}\n");
        String equal = pick("c.k == x", "x == c.k", "c.k >= x && c.k <= x");
        b.append("static class A {\n@glassbox.Tree Cell cells;\nboolean mark;\n");
        b.append(DECLARATIVE + "int times(int x) {\nint s = 0;\nfor (Cell c = cells; c != null; c = c.next) if (" + equal + ") s++;\nreturn s;\n}\n");
        b.append(DECLARATIVE + "boolean pair() {\nfor (Cell c = cells; c != null; c = c.next) for (Cell d = c.next; d != null; d = d.next) if (c.k " + pick("==", ">", ">=") + " d.k) return true;\nreturn false;\n}\n");
        b.append(DECLARATIVE + "boolean holds(N n) {\nfor (Cell c = cells; c != null; c = c.next) if (c.k == n.k) return true;\nreturn false;\n}\n");
        b.append(DECLARATIVE + "boolean within(A a) {\nfor (Cell c = cells; c != null; c = c.next) if (a.times(c.k) " + pick("== 0", "== 0", "!= times(c.k)") + ") return false;\nreturn true;\n}\n");
        b.append(DECLARATIVE + "public boolean equalTo(A a) {\nreturn mark == a.mark && within(a)" + wrong(" && a.within(this)", "") + ";\n}\n");
        StringBuilder ops = new StringBuilder();
        boolean asked = chance(75);
        if (asked) {
            b.append("public boolean has(int x) {\nreturn times(x) > 0;\n}\n");
            ops.append(tree && !heap ? "public boolean has(int x) {\nN n = root;\nwhile (n != null && " + (flags ? "(n.k != x || !n.in)" : "n.k != x") + ") n = x " + wrong("<", "<=") + " n.k ? n.left : n.right;\nreturn n != null;\n}\n"
                : "public boolean has(int x) {\nreturn find(root, x);\n}\nprivate static boolean find(N n, int x) {\nreturn n != null && (" + (flags ? "n.in && " : "") + "n.k == x || find(n." + left + ", x)" + (tree ? " || find(n.right, x)" : "") + ");\n}\n");
        }
        if (chance(50)) {
            b.append("public boolean marked() {\nreturn mark;\n}\n");
            ops.append("public boolean marked() {\nreturn " + (hint ? pick("hint != null && root != null && (root == hint || root." + left + " == hint)", "hint != null") : pick("false", "root != null && root." + left + " != null", "strict == strict && root == null").replace("strict == strict && ", "")) + ";\n}\n");
        }
        if (chance(50)) {
            b.append("public void add(int x) {\n" + wrong("if (times(x) == 0) ", "") + "cells = new Cell(x, cells);\n}\n");
            ops.append("public void add(int x) {\nN n = new N();\nn.k = x;\n" + (flags ? "n.in = true;\n" : "") + (tree ? "if (root == null) root = n;\nelse if (x < root.k && root.left == null) root.left = n;\nelse if (x > root.k && root.right == null) root.right = n;\n" : "n.next = root;\nroot = n;\n") + "}\n");
        }
        if (chance(asked ? 40 : 100)) {
            b.append("public int count(int x) {\nreturn times(x);\n}\n");
            ops.append("public int count(int x) {\nint s = 0;\nif (root == null) return 0;\nif (root.k == x) s++;\nif (root." + left + " != null) {\nif (root." + left + ".k == x) return " + pick("s + 1", "1") + ";\n}\nreturn s;\n}\n");
        }
        b.append("}\n").append(ops);
        String mark = hint ? pick("hint != null && a.holds(hint)", "root != null && root." + left + " != null && a.holds(root." + left + ") == (hint != null && a.holds(hint))") : pick("a.pair()", "false");
        b.append(DECLARATIVE + "A abstraction() {\nA a = new A();\na.cells = list(root, null);\na.mark = " + mark + ";\nreturn a;\n}\n");
        options = "--against " + name + ".A --nodes " + pick(2, 2, 3, 3) + " --ints 0.." + pick(1, 2);
        return b.toString();
    }

    // An array of which the first n elements count.

    String shifted() {
        String type = pick("int", "int", "char", "byte", "Object", "long");
        boolean sorted = !type.equals("Object") && chance(50), more = chance(30);
        StringBuilder b = new StringBuilder(type + "[] a;\n" + (more ? type + "[] b;\n" : "") + "int n;\n");
        b.append(DECLARATIVE + "boolean repOk() {\nif (a == null || " + (more ? "b == null || " : "") + "n < 0 || n > a.length) return false;\nfor (int i = 0; i < a.length; i++)\n" + (type.equals("Object") ? "if (a[i] == null && i < n) return false;\n" : sorted ? "if (i + 1 < n && a[i] > a[i + 1]) return false;\n" : "if (i >= n && a[i] != 0) return false;\n") + "return true;\n}\n");
        String at = wrong("i", "i + 1", "0", "i - 1");
        b.append(op("public void remove(int i) {\nif (i < 0 || i >= n) return;\nSystem.arraycopy(a, i + 1, a, " + at + ", n - i - 1);\nn--;\n" + wrong("a[n] = " + (type.equals("Object") ? "null" : "0") + ";\n", "") + "}\n"));
        b.append("public void insert(int i, " + type + " v) {\nif (i < 0 || i > n || n == a.length) return;\nSystem.arraycopy(a, i, a, i + 1, " + wrong("n - i", "n - i - 1", "a.length - i - 1") + ");\na[i] = v;\nn++;\n}\n");
        b.append(op("public void move(int i, int j, int c) {\n" + pick("if (i < 0 || j < 0) return;\n", "if (c > n) return;\n", "") + "try {\nSystem.arraycopy(" + pick("a", more ? "b" : "a") + ", i, " + pick("a", more ? "b" : "a") + ", " + pick("j", "i + 1", "i - 1", "0") + ", c);\n} catch (IndexOutOfBoundsException e) {\n" + pick("n = 0;\n", "return;\n", "assert i < 0 || j < 0 || c < 0 || i + c > a.length || j + c >= a.length;\n") + "}\n}\n"));
        if (chance(40)) b.append("@glassbox.Post(\"insert\") " + DECLARATIVE + "boolean inserted(" + name + " old, int i, " + type + " v) {\nfor (int k = 0; k < n; k++) if (n > old.n && a[k] != (k < i ? old.a[k] : k == i ? v : old.a[k - 1])) return " + (type.equals("Object") ? "a[k] != null" : "false") + ";\nreturn true;\n}\n");
        options = "--nodes 1 --arrays " + pick(2, 3) + " --ints " + pick("0..2", "0..3", "-1..2") + (type.equals("Object") ? " --objects Object=2" : "");
        return b.toString();
    }

    // A loop up to an integer of the state.

    String looped() {
        boolean pool = chance(30);
        StringBuilder b = new StringBuilder(pool ? "static class P {\nint h;\n}\nP p;\nP q;\n" : "").append("int[] a;\nint n;\nint s;\n@glassbox.Range(min = 0, max = 11) int m;\n");
        b.append(DECLARATIVE + "boolean repOk() {\nif (a == null || n < 0 || n > a.length) return false;\n" + pick("return s <= 3;\n", "int t = 0;\nfor (int i = 0; i < a.length; i++) if (i < n) t += a[i];\nreturn t == s;\n", "return n == 0 || a[0] <= s;\n") + "}\n");
        String bound = pick("n", "n", "s", pool ? "(p == null ? 0 : p.h)" : "n - 1");
        b.append("public void op0(int k) {\nint i = 0;\nfor (i = 0; i < " + bound + "; i++) {\n" + pick("if (i < a.length && a[i] == k) {\na[i] = 0;\ns -= k;\n}\n", "if (i < a.length) a[i] = a[i] == k ? k : a[i];\n", "if (i == k && i < a.length) {\ns = s - a[i];\na[i] = 0;\n}\n") + "}\n" + wrong("", "s = i;\n", "n = 0;\n", "m = k;\n", "assert i < 3;\n") + "}\n");
        b.append(op("public int op1(int k) {\nint t = 0;\nfor (int i = 0; i < k && i < 4; i++) t += i < n ? a[i] : 0;\n" + wrong("", "s = t;\n", "if (t > 3) n = 0;\n") + "return t;\n}\n"));
        String until = pick("m", "m", "old.m", "m + 1", "n", "k", pool ? "(old.p == null ? 0 : old.p.h)" : "old.s");
        b.append("@glassbox.Post(\"op0\") " + DECLARATIVE + "boolean after(" + name + " old, int k) {\nint t = 0;\nfor (int i = 0; i < " + until + "; i++) {\n" + pick("if (a.length > 0 && a[i % a.length] > old.a[i % a.length]) return false;\n", "t += i < old.a.length && a[i] != old.a[i] ? 1 : 0;\n", "if (i < n && a[i] == k && k != 0) t++;\n") + "}\nreturn t " + pick("<= 1", "== 0", "<= s + 3", ">= 0") + ";\n}\n");
        if (pool) b.append(op("public void op2(P x) {\nif (x == null || p == null) return;\nint t = 0;\nwhile (t < p.h) t++;\nx.h = t;\n" + pick("assert x != q || p.h == q.h;\n", "if (x == q && p != q) assert q.h < 3;\n", "p = x;\n") + "}\n"));
        options = "--nodes 1 --arrays 3 --ints 0.." + pick(3, 4) + (pool ? " --objects P=2" : "");
        return b.toString();
    }

    /** The same, with little else. */
    String counting() {
        boolean pool = chance(50);
        String field = pool ? "@glassbox.Range(min = 0, max = 9) int h;\n" : "";
        StringBuilder b = new StringBuilder(pool ? "static class P {\n" + field + "}\nP p;\nP q;\n" : "");
        b.append("@glassbox.Range(min = 0, max = 9) int m;\n@glassbox.Range(min = 0, max = 1) int w;\n" + DECLARATIVE + "boolean repOk() {\nreturn " + (pool ? "p != null && " : "") + pick("w <= 1", "m != 4", "w == 0 || m > 0") + ";\n}\n");
        String until = pool ? pick("p.h", "p.h", "m") : pick("m", "m - 1", "m + 1");
        b.append("public void op0(" + (pool ? "P x" : "int k") + ") {\nint s = 0;\nfor (int i = 0; i < " + until + "; i++) {\n" + pick("s++;\n", "s += 2;\n", "s = i - s;\n") + "}\n");
        b.append(pick("assert s != 8;\n", "assert s < 20;\n", "if (s == 9) w = 1;\n", ""));
        if (pool) b.append(pick("if (p == q && s > 7) q.h = 0;\n", "if (p == x && x != q) assert s != 9;\n", "if (q == x && p != q && q != null) assert q.h != 9 || s != 8;\n", "if (x != null && x != p) x.h = s > 9 ? 9 : s;\n"));
        b.append(wrong("", "m = s;\n", "w = s;\n", "w = 1;\nm = 4;\n") + "}\n");
        b.append("@glassbox.Post(\"op0\") " + DECLARATIVE + "boolean after(" + name + " old, " + (pool ? "P x" : "int k") + ") {\nint s = 0;\nfor (int i = 0; i < " + pick("m", "old.m", pool ? "old.p.h" : "old.m") + "; i++) s++;\nreturn s " + pick("!= 9", "== old.m || m != old.m", "<= 9", "< 9 || w >= old.w") + ";\n}\n");
        options = "--nodes 1 --ints 0..1" + (pool ? " --objects P=2" : "");
        return b.toString();
    }

    // Some node of the tree is changed.

    String positioned() {
        boolean local = chance(75), main = chance(30);
        StringBuilder b = new StringBuilder("static class N {\nint k;\nboolean m;\n@glassbox.Tree N l;\n@glassbox.Tree N r;\n");
        if (local) b.append(DECLARATIVE + "boolean repOkLocal() {\nreturn " + pick("!m || k == 0", "l == null || l.k <= k || m", "k < 3", "l == null || r == null || l.k != r.k || m") + ";\n}\n");
        b.append("}\n@glassbox.Tree N a;\n" + (main ? "@glassbox.Tree N b;\n" : ""));
        if (main && chance(40)) b.append(DECLARATIVE + "boolean repOkLocal() {\nreturn b == null || b.k " + pick("== 0", "<= 1", "!= 2") + ";\n}\n");
        b.append(DECLARATIVE + "static boolean isBelow(N at, N n) {\nreturn at != null && (at == n || isBelow(at.l, n) || isBelow(at.r, n));\n}\n");
        b.append(DECLARATIVE + "boolean repOk() {\nreturn " + pick("true", "true", "a == null || a.k < 3", "a == null || !a.m") + ";\n}\n");
        b.append("@glassbox.Pre(\"set\") " + DECLARATIVE + "boolean isPart(N n" + ", int v) {\nreturn n != null && (isBelow(a, n)" + (main ? " || isBelow(b, n)" : "") + ");\n}\n");
        String change = pick("n.m = false;\n", "if (n.l != null && n.l.l == null && n.l.r == null) n.l = null;\n", "if (!n.m || v == 0) n.k = v;\n", "n.m = true;\nn.k = 0;\n", "N t = n.l;\nn.l = n.r;\nn.r = t;\n", "if (n.r == null) n.r = new N();\n", "if (n.l != null && n.l.m) n.l.k = 0;\n", "for (N x = n; x != null; x = x.l) if (x.k == v) {\nx.m = false;\nreturn;\n}\n");
        b.append("public void set(N n, int v) {\n" + change + wrong("", "n.k = v;\n", "if (n.l != null) n.l.k = v;\n", "n.m = !n.m;\n", "a.k = v;\n") + "}\n");
        options = "--nodes " + pick(3, 4) + " --ints 0.." + pick(1, 1, 2) + " --objects N=0";
        return b.toString();
    }

    // A search that ends in a write; parents and sizes.

    String searched() {
        boolean up = chance(45), size = chance(45);
        StringBuilder b = new StringBuilder("static class N {\nint k;\nint v;\n" + (up ? "N up;\n" : "") + "@glassbox.Tree N l;\n@glassbox.Tree N r;\n}\n@glassbox.Tree N root;\n" + (size ? "int size;\n" : ""));
        b.append(DECLARATIVE + "static boolean ok(N n, N low, N high, N up) {\nreturn n == null || (low == null || low.k < n.k) && (high == null || n.k < high.k) && " + (up ? "n.up == up && " : "") + pick("", "n.v <= 1 && ", "(n.l == null || n.l.v <= n.v) && ") + "ok(n.l, low, n, n) && ok(n.r, n, high, n);\n}\n");
        b.append(DECLARATIVE + "static int count(N n) {\nreturn n == null ? 0 : 1 + count(n.l) + count(n.r);\n}\n");
        b.append(DECLARATIVE + "boolean repOk() {\nreturn ok(root, null, null, null)" + (size ? " && size == count(root)" : "") + ";\n}\n");
        b.append("public void put(int k, int v) {\nN e = root;\nwhile (e != null) {\nif (k < e.k) e = e.l;\nelse if (k > e.k) e = e.r;\nelse {\n" + wrong("e.v = " + pick("v", "0", "1") + ";\n", "e.k = v;\n", "e.l = null;\n") + "return;\n}\n}\n}\n");
        if (up) b.append(op("public void rise(int k) {\nN e = root;\nwhile (e != null && e.k != k) e = k < e.k ? e.l : e.r;\nif (e == null) return;\nN p = e.up;\nassert p == null || p.l == e || p.r == e;\n" + pick("if (p != null && e.l == null && e.r == null) {\nif (p.l == e) p.l = null;\nelse " + wrong("p.r = null;\n", "p.l = null;\n") + (size ? "size--;\n" : "") + "}\n", "if (p != null) p.v = e.v;\n", "while (p != null) {\np.v = 0;\np = p.up;\n}\n") + "}\n"));
        b.append(op("public void cut(int k) {\nif (root != null && root.k == k && root.l == null) {\nroot = root.r;\n" + (up ? wrong("if (root != null) root.up = null;\n", "") : "") + (size ? wrong("size--;\n", "size = size == 2 ? 2 : size - 1;\n") : "") + "}\n}\n"));
        b.append(op("public void grow(int k) {\nif (root == null) {\nroot = new N();\nroot.k = k;\n" + (size ? "size++;\n" : "") + "} else if (k < root.k && root.l == null) {\nN n = new N();\nn.k = k;\n" + (up ? wrong("n.up = root;\n", "n.up = null;\n") : "") + "root.l = n;\n" + (size ? "size++;\n" : "") + "}\n}\n"));
        options = "--nodes " + pick(3, 3, 4) + " --ints 0.." + pick(2, 3);
        return b.toString();
    }

    // What the elements of an array add up to.

    String summed() {
        String wide = pick("int", "int", "long");
        boolean part = chance(30), open = chance(20), weighed = chance(20);
        StringBuilder b = new StringBuilder("int[] a;\n" + wide + " t;\n" + (part ? "int n;\n" : "") + (open ? "boolean o;\n" : ""));
        b.append(DECLARATIVE + "boolean repOk() {\nif (a == null" + (part ? " || n < 0 || n > a.length" : "") + ") return false;\n" + wide + " s = 0;\nfor (int i = 0; i < " + (part ? "n" : "a.length") + "; i++) {\n" + pick("", "", "if (a[i] < 0) return false;\n") + "s += a[i]" + (weighed ? " + (a[i] > 1 ? 1 : 0)" : "") + ";\n}\nreturn " + (open ? "!o || " : "") + "s " + wrong("== t", ">= t", "== t + 1 - 1") + ";\n}\n");
        String in = part ? "n" : "a.length";
        b.append("public void add(int i, int v) {\nif (i < 0 || i >= " + in + ") return;\na[i] " + wrong("+= v", "= v", "+= v + i / 2", "-= v") + ";\nt " + wrong("+= v", "-= v", "++") + ";\n" + (open ? wrong("", "o = true;\n") : "") + "}\n");
        b.append(op("public void move(int i, int j, int v) {\nif (i < 0 || j < 0 || i >= " + in + " || j >= " + in + ") return;\n" + pick("if (a[i] < v) return;\n", "if (i == j) return;\n", "") + wrong("a[i] -= v;\na[j] += v;\n", "int x = a[i], y = a[j];\na[i] = x - v;\na[j] = y + v;\n", "a[j] += v;\na[i] -= i == 0 ? v : v - 1;\n") + "}\n"));
        b.append(op("public void swap(int i, int j) {\nif (i < 0 || j < 0 || i >= " + in + " || j >= " + wrong(in, "a.length") + ") return;\nint x = a[i];\na[i] = a[j];\na[j] = " + wrong("x", "a[i]", "x + 1") + ";\n}\n"));
        b.append(op("public int close(int i) {\nif (i < 0 || i >= " + in + ") return 0;\nint x = a[i];\nt -= " + wrong("x", "a[0]", "1") + ";\na[i] = 0;\nreturn x;\n}\n"));
        if (part) b.append(op("public void push(int v) {\nif (n == a.length) return;\na[n++] = v;\nt += " + wrong("v", "a[0]") + ";\n}\npublic void pop() {\nif (n == 0) return;\nt -= a[" + wrong("--n", "n-- - 1", "0") + "];\n}\n"));
        options = "--nodes 1 --arrays " + pick(2, 2, 3) + " --ints " + pick("0..2", "0..2", "-1..1", "2147483646..2147483647");
        return b.toString();
    }

    String generate() {
        mistakes = chance(35) ? 0 : 1 + r(2);
        int which = r(16);
        String body = which < 4 ? listed() : which < 6 ? shifted() : which < 8 ? chance(30) ? looped() : counting() : which < 10 ? positioned() : which < 12 ? searched() : summed();
        return "public class " + name + " {\n" + body + "}\n";
    }
}
