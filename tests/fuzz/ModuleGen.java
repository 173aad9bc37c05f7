import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random modules for comparing the engines of glassbox check on them: a chain or an array with an
 * abstraction function, checked --against a small abstraction; or a client of the module, checked
 * with the abstraction in its place (--replace). Right, but for a mistake or two.
 */
public class ModuleGen extends DrawGen {
    int mistakes;
    boolean chain, canonical;

    ModuleGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String wrong(String right, String... others) {
        String other = pick(others);
        boolean now = chance(18) && mistakes > 0;
        if (now) mistakes--;
        return now ? part(right, () -> other) : right;
    }

    /** The abstraction: a counter and a mark, or the multiset of numbers below two. */
    String abstraction() {
        String push = "public " + wrong("void push(int x) {\nif (x == 1) ones++;\nelse others++;\n}\n", "void push(int x) {\nones++;\n}\n", "void push(int x) {\nothers++;\nif (x == 1) ones++;\n}\n");
        String size = "public int size() {\nreturn " + wrong("ones + others", "ones", "others + 1") + ";\n}\n";
        String has = "public boolean has(int x) {\nreturn x == 1 ? " + wrong("ones > 0", "others > 0", "ones >= 0") + " : " + (chance(80) ? "others > 0" : "others >= 1") + ";\n}\n";
        String clear = "public void clear() {\nones = 0;\n" + wrong("others = 0;\n", "") + "}\n";
        String ok = chance(50) ? "@glassbox.Declarative boolean repOk() {\nreturn ones >= 0 && others >= 0;\n}\n" : "";
        return "static class A {\nint ones;\nint others;\npublic A() {\n}\n@glassbox.Declarative A(int ones, int others) {\nthis.ones = ones;\nthis.others = others;\n}\n" + ok
            + "@glassbox.Declarative public boolean equalTo(A a) {\nreturn " + wrong("ones == a.ones && others == a.others", "ones == a.ones", "ones + others == a.ones + a.others") + ";\n}\n" + push + size + has + clear + canonical() + "}\n";
    }

    /** --replace starts from canonical states. */
    String canonical() {
        return canonical ? "@glassbox.Declarative public boolean isCanonical() {\nreturn ones >= 0 && others >= 0 && ones + others <= 2;\n}\n" : "";
    }

    /** The module: the class itself, or one that it uses. */
    String module(String className) {
        StringBuilder b = new StringBuilder();
        if (chain) {
            b.append("@glassbox.Tree N first;\n@glassbox.Declarative boolean repOk() {\nreturn true;\n}\n");
            b.append("@glassbox.Declarative static int count(N n, int x) {\nreturn n == null ? 0 : (n.v == x ? 1 : 0) + count(n.next, x);\n}\n");
            b.append("@glassbox.Declarative static int length(N n) {\nreturn n == null ? 0 : 1 + length(n.next);\n}\n");
            b.append("@glassbox.Declarative A abstraction() {\nint ones = count(first, 1);\nreturn new A(ones, " + wrong("length(first) - ones", "length(first)") + ");\n}\n");
            b.append("public void push(int x) {\nN n = new N();\nn.v = " + wrong("x", "1", "0") + ";\nn.next = " + wrong("first", "null", "n.next") + ";\nfirst = n;\n}\n");
            b.append("public int size() {\nint s = 0;\nfor (N n = first; n != null; n = n.next) s++;\nreturn " + wrong("s", "s + 1") + ";\n}\n");
            b.append("public boolean has(int x) {\nfor (N n = " + wrong("first", "first == null ? null : first.next") + "; n != null; n = n.next) if (x == 1 ? n.v == 1 : n.v != 1) return true;\nreturn false;\n}\n");
            b.append("public void clear() {\n" + wrong("first = null;\n", "if (first != null) first.next = null;\n", "") + "}\n");
        } else {
            b.append("@glassbox.Range(min = 0, max = 2) int ones;\n@glassbox.Range(min = 0, max = 4) int all;\n@glassbox.Declarative boolean repOk() {\nreturn " + wrong("ones <= all", "true") + " && ones >= 0 && all >= 0;\n}\n");
            b.append("@glassbox.Declarative A abstraction() {\nreturn new A(ones, all - ones);\n}\n");
            b.append("public void push(int x) {\nall++;\nif (" + wrong("x == 1", "x >= 1", "x != 0") + ") ones++;\n}\n");
            b.append("public int size() {\nreturn " + wrong("all", "ones") + ";\n}\n");
            b.append("public boolean has(int x) {\nreturn x == 1 ? ones > 0 : " + wrong("all > ones", "all > 0") + ";\n}\n");
            b.append("public void clear() {\nones = 0;\nall = 0;\n}\n");
        }
        return b.toString();
    }

    /** What the client asks of the module. */
    String client() {
        List<String> ops = new ArrayList<>();
        ops.add("public void op0(int x) {\nif (m.has(x)) return;\nint s = m.size();\nm.push(x);\nassert m.size() == " + wrong("s + 1", "s") + ";\n}\n");
        ops.add("public int op1() {\nif (m.size() > 1) m.clear();\n" + wrong("last = m.size();\n", "last = 2;\n") + "return last;\n}\n");
        ops.add("public void op2(int x) {\nm.clear();\nm.push(x);\nassert m.has(x) || " + wrong("x > 1", "false") + ";\n" + pick("m = new M();\n", "") + "}\n");
        StringBuilder b = new StringBuilder("@glassbox.Tree M m;\n@glassbox.Range(min = 0, max = 2) int last;\n@glassbox.Declarative boolean repOk() {\nreturn m != null && last " + pick("<= 2", "!= 2", "< 3") + ";\n}\n");
        for (String op : ops) if (chance(70)) b.append(part("", () -> op));
        return b.append("public int get() {\nreturn last;\n}\n").toString();
    }

    String generate() {
        mistakes = chance(35) ? 0 : 1 + r(2);
        chain = chance(60);
        boolean replaces = REPLACE && chance(40);
        canonical = replaces;
        StringBuilder b = new StringBuilder("public class " + name + " {\n");
        b.append(chain ? "static class N {\n@glassbox.Range(min = 0, max = 2) int v;\n@glassbox.Tree N next;\n}\n" : "").append(abstraction());
        if (replaces) b.append("static class M {\n" + module("M") + "}\n" + client());
        else b.append(module(name));
        options = replaces ? "--replace " + name + ".M=" + name + ".A --nodes 1 --ints 0..2" : "--against " + name + ".A --nodes " + pick(1, 2, 2, 3) + " --ints 0.." + pick(1, 2);
        return b.append("}\n").toString();
    }

    static final boolean REPLACE = Boolean.parseBoolean(System.getProperty("replace", "true"));
}
