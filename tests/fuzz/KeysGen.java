import java.util.BitSet;

/**
 * Random search trees with keys, checked --against a list of them that is walked entry by entry:
 * what the tool knows of keys that differ is used in few other classes (shortcuts apart, order and
 * walk). The tree may be a chain, its invariant may say less than it should, and a second
 * reference may lead into it. Right, but for a mistake or two.
 */
public class KeysGen extends DrawGen {
    int mistakes;
    boolean marked, cursor;

    KeysGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String wrong(String right, String... others) {
        String other = pick(others);
        boolean now = chance(18) && mistakes > 0;
        if (now) mistakes--;
        return now ? part(right, () -> other) : right;
    }

    String node() {
        return "static class N {\nint key;\n" + (marked ? "boolean mark;\n" : "") + "@glassbox.Tree N left;\n@glassbox.Tree N right;\n}\n";
    }

    String cell() {
        return "static class C {\nint key;\n" + (marked ? "boolean mark;\n" : "") + "@glassbox.Tree C next;\n@glassbox.Declarative C(int key" + (marked ? ", boolean mark" : "")
            + ", C next) {\nthis.key = key;\n" + (marked ? "this.mark = mark;\n" : "") + "this.next = next;\n}\n}\n";
    }

    /** The list: each entry of one is looked for among those of the other. */
    String abstraction() {
        String found = marked ? wrong("c.mark == mark", "c.mark || !mark", "true") : "true";
        String same = "@glassbox.Declarative static boolean in(C a, C b) {\nfor (C c = a; c != null; c = c.next) if (!holds(b, c.key" + (marked ? ", c.mark" : "") + ")) return false;\nreturn true;\n}\n";
        String holds = "@glassbox.Declarative static boolean holds(C a, int key" + (marked ? ", boolean mark" : "") + ") {\nfor (C c = a; c != null; c = c.next) if (c.key == key) return " + found + ";\nreturn false;\n}\n";
        String has = "public boolean has(int key) {\nfor (C c = first; c != null; c = c.next) if (c.key " + wrong("==", ">=", "<=") + " key) return true;\nreturn false;\n}\n";
        String change = marked ? "public void change(int key) {\nfor (C c = first; c != null; c = c.next) if (c.key == key) c.mark = true;\n}\n"
            : "public void change(int key) {\nif (!has(key)) first = new C(key, first);\n}\n";
        return "static class A {\n@glassbox.Tree C first;\n@glassbox.Declarative A(C first) {\nthis.first = first;\n}\n" + holds + same + has + change
            + "@glassbox.Declarative public boolean equalTo(A a) {\nreturn in(first, a.first)" + wrong(" && in(a.first, first)", "") + ";\n}\n}\n";
    }

    String invariant() {
        String low = wrong("low.key < n.key", "low.key <= n.key", "true"), high = wrong("n.key < high.key", "n.key <= high.key");
        String more = cursor ? pick(" && (at == null || root != null)", "", " && (at == null || at.key > 0)") : "";
        return "@glassbox.Declarative boolean repOk() {\nreturn between(root, null, null)" + more + ";\n}\n"
            + "@glassbox.Declarative static boolean between(N n, N low, N high) {\nreturn n == null || (low == null || " + low + ") && (high == null || " + high + ") && "
            + wrong("between(n.left, low, n)", "between(n.left, null, n)") + " && between(n.right, n, high);\n}\n";
    }

    String list() {
        return "@glassbox.Declarative static C list(N n, C rest) {\nreturn n == null ? rest : list(n.left, new C(n.key" + (marked ? ", n.mark" : "") + ", list(n.right, rest)));\n}\n"
            + "@glassbox.Declarative A abstraction() {\nreturn new A(list(" + wrong("root", "root == null ? null : root.right") + ", null));\n}\n";
    }

    String operations() {
        String step = "key " + wrong("<", "<=", ">") + " n.key ? n.left : " + wrong("n.right", "n.left");
        String has = "public boolean has(int key) {\nN n = root;\nwhile (n != null && n.key != key) n = " + step + ";\nreturn n != null;\n}\n";
        String mark = "public void change(int key) {\nfor (N n = root; n != null" + wrong("", " && key >= n.key") + "; n = key < n.key ? n.left : n.right) if (n.key == key) n.mark = "
            + (cursor ? wrong("true", "same(at, n) || key > 0", "!same(at, root)") : "true") + ";\n}\n";
        String add = "public void change(int key) {\nN above = null;\nfor (N n = root; n != null; n = key < n.key ? n.left : n.right) {\nif (n.key == key) return;\nabove = n;\n}\nN m = new N();\nm.key = key;\nif (above == null) root = m;\nelse if (key < above.key) above.left = m;\nelse "
            + wrong("above.right = m", "if (above.right == null) above.right = key > 2 ? null : m") + ";\n}\n";
        return has + (marked ? mark : add) + (cursor ? "private static boolean same(N a, N b) {\nreturn a != null && b != null && a.key == b.key;\n}\n" : "");
    }

    @Override
    String generate() {
        mistakes = chance(35) ? 0 : 1 + r(2);
        marked = chance(60);
        cursor = marked && chance(40);
        options = "--against " + name + ".A --nodes " + pick(1, 2, 3, 3) + " --ints 0.." + pick(2, 3);
        return "public class " + name + " {\n" + node() + cell() + abstraction() + "@glassbox.Tree N root;\n" + (cursor ? "N at;\n" : "") + invariant() + list() + operations() + "}\n";
    }
}
