import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random small classes for comparing the engines of glassbox check: fields of all kinds, own and
 * inherited; nodes, their subclass and their interface; objects of a pool with several holders,
 * integers that loops go up to, and arrays; classes whose nodes are of the class itself; an
 * invariant, local invariants, operations, pre- and postconditions.
 */
public class ClassGen extends IdiomGen {
    /** How the class is made: few interchangeable objects with several holders, and no tree. */
    boolean pool;
    /** They lead to each other. */
    boolean linked;
    /** The nodes are objects of the class itself: N is another name for it. */
    boolean self;
    /** Strings and boxes are drawn. */
    static final boolean TEXT = Boolean.parseBoolean(System.getProperty("text", "true"));

    /** Bounds of the integers that are far from the usual ones, and the least of them. */
    String extreme = "", least = "1";

    /** The invariant keeps what it has seen in a set; a class of the pool has odd equals and hashCode. */
    final boolean sets;

    /** Objects of the pool lead to each other, whatever else is drawn: few other classes use the shortcut numbered. */
    final boolean links;

    /** Objects of the pool have trees of their own. */
    final boolean apart;

    ClassGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
        apart = index % 12 == 9 || Boolean.getBoolean("apart");
        sets = index % 12 == 6;
        links = index % 24 == 21 || index % 36 == 24 || Boolean.getBoolean("linked");
    }

    String range() {
        return chance(25) ? pick("@glassbox.Range(min = 0, max = 1) ", "@glassbox.Range(min = -1, max = 1) ", "@glassbox.Range(min = 1, max = 3) ") : "";
    }

    Field makeField(String prefix, List<Field> to) {
        String id = prefix + to.size();
        int kind = r(100);
        if (kind < 28) return number(id);
        if (kind < 38) return new Field(id, T.BOOL, "boolean", "");
        if (kind < 45) return new Field(id, T.ENUM, "E", "");
        if (kind < 62) return new Field(id, T.NODE, "N", "");
        if (kind < 78) return new Field(id, T.POOL, "P", "");
        if (kind < 85) return new Field(id, T.OBJ, "Object", "");
        if (hasText && kind >= 70) return chance(70) ? new Field(id, T.STR, "String", "") : new Field(id, T.BOX, "Integer", "");
        if (kind < 87) return new Field(id, T.IARR, "int[]", "");
        if (kind < 92) return array(id, extreme.isEmpty() ? pick(T.BARR, T.CARR, T.LARR, T.AARR, T.AARR) : T.IARR);
        if (kind < 95) return new Field(id, T.PARR, "P[]", "");
        return new Field(id, T.NARR, "N[]", chance(50) ? "@glassbox.Tree " : "");
    }

    Field array(String id, T t) {
        return new Field(id, t, t.java, "");
    }

    Field number(String id) {
        String java = chance(65) || !extreme.isEmpty() ? "int" : pick("long", "byte", "short", "char"), range = range();
        return new Field(id, T.INT, java, java.equals("char") && range.contains("-1") ? "" : range);
    }

    void makeFields(String prefix, List<Field> to, int trees, int others) {
        for (int i = 0; i < trees; i++) to.add(new Field(prefix + to.size(), T.NODE, "N", "@glassbox.Tree "));
        for (int i = 0; i < others; i++) to.add(makeField(prefix, to));
    }

    void makeAllFields() {
        int style = r(100);
        idioms = pick(0, 15, 30, 60);
        if (style % 100 > 3 && chance(8)) extreme = pick("-2147483648..-2147483647", "2147483646..2147483647", "-1..1", "127..128", "-129..-128", "65535..65536");
        least = extreme.isEmpty() ? "1" : extreme.replaceFirst("\\.\\..*", "");
        hasText = TEXT && chance(25);
        hasEquals = chance(20);
        hasPoolSub = chance(25);
        pool = style < 50 || links;
        self = !pool && style >= 80;
        if (pool) makePool();
        else if (self) makeSelf();
        else {
            makeFields("f", nodeFields, pick(0, 1, 1, 2), pick(0, 1, 1, 2));
            makeFields("g", mainFields, pick(0, 1, 1, 1, 2), pick(0, 1, 1, 2, 2));
            makeFields("h", poolFields, 0, pick(0, 0, 1));
        }
        if (apart && !self) makeApart();
    }

    /** The trees go on below nodes, and something else holds nodes, too. */
    void makeApart() {
        poolFields.add(new Field("h" + poolFields.size(), T.NODE, "N", "@glassbox.Tree "));
        if (chance(60)) nodeFields.add(new Field("f" + nodeFields.size(), T.NODE, "N", "@glassbox.Tree "));
        T held = pick(T.NODE, T.POOL, T.POOL);
        if (chance(60)) mainFields.add(new Field("g" + mainFields.size(), held, held.java, ""));
    }

    /** Few objects with several holders; a tree beside them, sometimes. */
    void makePool() {
        linked = chance(45) || links;
        if (linked) {
            makeLinked();
            return;
        }
        loops = chance(40);
        boolean arrays = !loops && chance(50);
        if (loops || chance(arrays ? 30 : 80)) poolFields.add(loops || chance(70) ? new Field("h0", T.INT, "int", "") : number("h0"));
        if (arrays) poolFields.add(new Field("h" + poolFields.size(), T.IARR, "int[]", ""));
        if (chance(loops || arrays ? 10 : 25)) poolFields.add(new Field("h" + poolFields.size(), T.POOL, "P", ""));
        int holders = loops ? 3 : pick(2, 2, 3);
        for (int i = 0; i < holders; i++) mainFields.add(new Field("g" + i, T.POOL, "P", ""));
        if (chance(loops || arrays ? 10 : 30)) mainFields.add(chance(50) ? new Field("g" + holders, T.PARR, "P[]", "") : new Field("g" + holders, T.NODE, "N", "@glassbox.Tree "));
        if (chance(40)) nodeFields.add(new Field("f0", T.POOL, "P", ""));
        else if (chance(30)) nodeFields.add(new Field("f0", T.INT, "int", ""));
    }

    /** Objects of the pool that lead to each other: lists, rings, graphs. */
    void makeLinked() {
        poolFields.add(new Field("h0", T.POOL, "P", ""));
        if (chance(50)) poolFields.add(chance(50) ? new Field("h1", T.POOL, "P", "") : new Field("h1", T.INT, "int", ""));
        for (int i = 0, holders = pick(2, 2, 3); i < holders; i++) mainFields.add(new Field("g" + i, T.POOL, "P", ""));
        if (chance(15)) mainFields.add(new Field("g" + mainFields.size(), T.PARR, "P[]", ""));
        else if (chance(20)) nodeFields.add(new Field("f0", T.POOL, "P", ""));
        if (!nodeFields.isEmpty()) mainFields.add(new Field("g" + mainFields.size(), T.NODE, "N", "@glassbox.Tree "));
    }

    /** A walk along the links that comes to an end: at null, or where it began. */
    String ofWalk() {
        return "int n = 0;\nfor (P p = g0; p != null; p = p.h0) {\nif (++n > 4) {\nreturn false;\n}\nif (p.h0 == g0) {\nreturn "
            + pick("true", "false", "p != g0", "n > 1") + ";\n}\n}\nreturn " + pick("true", "g0 != null", "n < 3") + ";\n";
    }

    void makeSelf() {
        makeFields("g", mainFields, pick(1, 2, 2), 0);
        mainFields.add(new Field("g" + mainFields.size(), T.NODE, "N", ""));
        if (chance(40)) mainFields.add(chance(50) ? new Field("g" + mainFields.size(), T.NODE, "N", "") : makeField("g", mainFields));
        nodeFields.addAll(mainFields);
    }

    String declare(List<Field> fields) {
        StringBuilder b = new StringBuilder();
        for (Field f : fields) b.append(f.head() + f.java() + " " + f.name() + ";\n");
        return b.toString();
    }

    /** class NAME with the fields; some of them may stand in a superclass. */
    String opening(String head, String superclass, String implemented, List<Field> fields) {
        int above = chance(30) ? r(fields.size() + 1) : 0;
        String clause = implemented.isEmpty() ? "" : " implements " + implemented;
        if (above == 0) return head + clause + " {\n" + declare(fields);
        return pick("", "abstract ") + "static class " + superclass + " {\n" + declare(fields.subList(0, above)) + "}\n" + head + " extends " + superclass + clause + " {\n"
            + declare(fields.subList(above, fields.size()));
    }

    List<Var> vars(List<Field> fields, String prefix, boolean pure) {
        List<Var> vars = new ArrayList<>();
        for (Field f : fields) vars.add(new Var(prefix + f.name(), f.type(), f.java(), false, !pure));
        return vars;
    }

    List<Var> mainVars(String prefix, boolean pure) {
        List<Var> seen = vars(mainFields, prefix, pure);
        if (self && prefix.isEmpty()) seen.add(new Var("this", T.NODE, "N", true, false));
        return seen;
    }

    String pureBody(List<Var> vars, T result, int statements) {
        String e = expr(new Scope(vars, true, ""), result, 1);
        Scope body = new Scope(vars, true, "return " + e + ";");
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < statements; i++) b.append(part("", () -> statement(body, 2)));
        b.append("return " + expr(new Scope(vars, true, ""), result, 3) + ";\n");
        return b.toString();
    }

    // Operations

    List<Var> parameters() {
        List<Var> given = new ArrayList<>();
        int count = pick(0, 0, 1, 1, 2);
        if (pool) count = pick(0, 1, 1, 2);
        if (hasText && chance(40)) given.add(new Var("q", pick(T.STR, T.STR, T.BOX), "", false, true));
        if (!given.isEmpty()) given.set(0, new Var("q", given.get(0).type(), given.get(0).type().java, false, true));
        T first = pool && chance(40) ? T.INT : pick(T.INT, T.INT, T.BOOL, T.NODE, T.POOL, T.POOL, T.OBJ, T.ENUM);
        for (int i = 0; i < count; i++) {
            T t = i > 0 && chance(50) ? first : i == 0 ? first : pick(T.INT, T.BOOL, T.NODE, T.POOL, T.OBJ, T.ENUM);
            String java = t == T.INT && chance(25) && extreme.isEmpty() ? pick("long", "byte", "short", "char") : t.java;
            given.add(new Var("p" + i, t, java, false, true));
        }
        return given;
    }

    String operation(int index) {
        List<Var> vars = mainVars("", false), given = parameters();
        StringBuilder params = new StringBuilder(), types = new StringBuilder();
        for (Var v : given) {
            String range = v.type() == T.INT ? range() : "";
            if (v.java().equals("char")) range = "";
            params.append(params.length() > 0 ? ", " : "").append(range).append(v.java() + " " + v.name());
            types.append(", " + v.java() + " " + v.name());
        }
        vars.addAll(given);
        T result = hasText && chance(30) ? pick(T.STR, T.BOX) : pick(null, null, T.INT, T.BOOL, T.NODE, T.POOL);
        String leave = result == null ? "return;" : "return " + expr(new Scope(vars, false, ""), result, 1) + ";";
        String allowed = chance(25) ? " throws " + pick("RuntimeException", "NullPointerException", "IllegalStateException", "ArithmeticException", "IndexOutOfBoundsException") : "";
        Scope s = new Scope(vars, false, leave);
        StringBuilder body = new StringBuilder();
        int n = 1 + r(4);
        boolean meets = chance(loops ? 90 : pool ? 65 : 10);
        if (meets) body.append(meetings(s));
        else if (self && chance(60)) body.append(part("", () -> graft(s)));
        else for (int i = 0; i < n; i++) body.append(part("", () -> statement(s, 2)));
        String last = result == null ? "" : "return " + expr(new Scope(vars, false, ""), result, 2) + ";\n";
        String op = "op" + index;
        StringBuilder b = new StringBuilder("public " + (result == null ? "void" : result.java) + " " + op + "(" + params + ")" + allowed + " {\n" + body + last + "}\n");
        if (chance(pool ? 8 : 20)) b.append(precondition(op, given, types.toString()));
        if (chance(loops ? 80 : pool ? 10 : 25)) b.append(postcondition(op, given, types.toString(), result));
        return b.toString();
    }

    List<Var> readOnly(List<Var> given) {
        List<Var> seen = new ArrayList<>();
        for (Var v : given) seen.add(new Var(v.name(), v.type(), v.java(), false, false));
        return seen;
    }

    String precondition(String op, List<Var> given, String types) {
        List<Var> seen = mainVars("", true);
        seen.addAll(readOnly(given));
        String text = pureBody(seen, T.BOOL, r(2));
        return part("", () -> "@glassbox.Pre(\"" + op + "\") @glassbox.Declarative boolean pre" + op + "(" + types.replaceFirst("^, ", "") + ") {\n" + text + "}\n");
    }

    /** Two references of the state before, compared; or one with what it was. */
    String ofBefore(List<Var> seen) {
        List<Field> refs = mainFields.stream().filter(f -> f.type() == T.POOL || f.type() == T.NODE || f.type() == T.OBJ).toList();
        if (refs.isEmpty()) return "return true;\n";
        Field f = of(refs), g = of(refs.stream().filter(x -> x.type() == f.type()).toList());
        String a = "before." + f.name(), b = pick("before." + g.name(), "before." + g.name(), "before");
        String claim = pick(a + pick(" != ", " == ") + b, "glassbox.GlassBox.isSameObject(" + a + ", " + g.name() + ")", a + " == null || " + a + " != " + b);
        if (b.equals("before") && f.type() != T.OBJ) claim = a + " != null";
        return "return " + claim + (chance(50) ? " || " + expr(new Scope(seen, true, ""), T.BOOL, 1) : "") + ";\n";
    }

    String postcondition(String op, List<Var> given, String types, T result) {
        List<Var> seen = mainVars("", true);
        seen.addAll(mainVars("before.", true));
        seen.addAll(readOnly(given));
        if (result != null) seen.add(new Var("result", result, result.java, false, false));
        String text = chance(20) ? ofBefore(seen) : loops && chance(75) ? upTo(new Scope(seen, true, "")) : pureBody(seen, T.BOOL, r(2));
        return part("", () -> "@glassbox.Post(\"" + op + "\") @glassbox.Declarative boolean post" + op + "(" + name + " before" + (result == null ? "" : ", " + result.java + " result") + types + ") {\n" + text + "}\n");
    }

    // The class

    String generate() {
        makeAllFields();
        hasSub = !self && chance(35);
        StringBuilder b = new StringBuilder();
        if (self) b.append("static final class Other implements I {\npublic int v(int x) {\nreturn x;\n}\n}\n");
        else nodes(b);
        pool(b);
        recursive(b);
        risky(b);
        helpers(b);
        b.append("@glassbox.Declarative boolean repOk() {\n" + invariant() + "}\n");
        if (!self && chance(15)) b.append(ownLocal());
        specifications(b);
        mutator(b);
        int operations = 1 + r(3);
        for (int i = 0; i < operations; i++) {
            int index = i;
            b.append(part("", () -> operation(index)));
        }
        if (chance(15)) b.append(part("", this::staticOperation));
        String head = (self ? "public class " + name + " {\n" + declare(mainFields) : opening("public class " + name, "B" + name, "", mainFields)).replaceFirst("^(abstract )?static ", "$1");
        int open = head.indexOf("public class");
        String above = head.substring(0, open), rest = head.substring(open);
        if (!above.isEmpty()) { // the superclass stands beside the class, and names what is inside it
            String in = name;
            int count = above.split(";\n").length - 1;
            if (count > 0 && chance(50)) above = above.replaceFirst("}\n$", "") + inheritedOperation(mainFields.subList(0, count)) + "}\n";
            for (String t : List.of("E", "N", "P")) above = above.replaceAll("\\b" + t + "\\b", in + "." + t);
        }
        options = options();
        String text = above + rest.replaceFirst("\\{\n", "{\nenum E { A, B }\ninterface I { int v(int x); }\n") + b + "}\n";
        return self ? text.replaceAll("\\bN\\b", name) : text;
    }

    /** The class of the pool, its equals and hashCode, and a subclass that overrides. */
    void pool(StringBuilder b) {
        List<Field> numbers = fields(T.POOL, T.INT);
        String f = numbers.isEmpty() ? null : of(numbers).name(), w = f == null ? pick("0", "1") : pick("(int) " + f, "1", "(int) " + f + " + 1");
        b.append("static class P {\n" + declare(poolFields) + "int w() {\nreturn " + w + ";\n}\n");
        if (sets && chance(70)) oddEquals(b, f);
        else if (hasEquals) {
            b.append("@Override public boolean equals(Object o) {\nreturn o instanceof P" + (f == null ? "" : pick(" p && p." + f + " == " + f, " p && " + f + " == p." + f, "")) + pick("", " && o != null") + ";\n}\n");
            b.append("@Override public int hashCode() {\nreturn " + pick("0", "w()", f == null ? "1" : "(int) " + f) + ";\n}\n");
        }
        b.append("}\n");
        if (!hasPoolSub) return;
        b.append("static " + pick("", "final ") + "class Q extends P {\n" + pick("", "int more;\n", "boolean extra;\n") + "@Override int w() {\nreturn " + pick("2", "super.w() + 1", f == null ? "3" : "-(int) " + f) + ";\n}\n");
        if (hasEquals && chance(50)) b.append("@Override public boolean equals(Object o) {\nreturn " + pick("o == this", "o instanceof Q", "super.equals(o) && o instanceof Q") + ";\n}\n");
        b.append("}\n");
    }

    /** equals and hashCode that people should not write, and do: one of them alone, equal to others, that throw. */
    void oddEquals(StringBuilder b, String f) {
        String same = f == null ? "0 == 0" : "i == " + f;
        if (chance(75)) b.append("@Override public boolean equals(Object o) {\nreturn " + pick("o == this || o == null", "o instanceof Integer i ? " + same + " : o == this", "o instanceof P", "o == this", "!(o instanceof Boolean)", "((P) o).w() == w()") + ";\n}\n");
        if (chance(75)) b.append("@Override public int hashCode() {\n" + pick("", "", "if (w() == 1) throw new IllegalStateException();\n") + "return " + pick("0", "1", "w()") + ";\n}\n");
    }

    /** What was put into a set, and is looked for: by the equals and hashCode of whoever has them. */
    String ofSets() {
        StringBuilder b = new StringBuilder("java.util.Set<Object> seen = new java.util.HashSet<>();\nint count = 0;\n");
        List<String> things = new ArrayList<>(List.of("null", value(), "(long) " + value()));
        for (Field f : mainFields)
            if (f.type() != T.BOOL) things.add(f.name());
        for (int i = 2 + r(4); i > 0; i--) {
            String x = of(things);
            b.append(pick("", "", "if (count == 1) ", "if (count != 1) ") + switch (r(6)) {
                case 0 -> "seen.remove(" + x + ");\n";
                case 1 -> "if (!seen.contains(" + x + ")) count++;\n";
                default -> "if (seen.add(" + x + ")) count++;\n";
            });
        }
        String last = of(things);
        return b + "return " + pick("seen.size() == " + (1 + r(3)), "count >= " + (1 + r(2)), "seen.contains(" + last + ")", "!seen.contains(" + last + ")", "seen.isEmpty() || seen.size() == count") + ";\n";
    }

    /** A static operation: of its parameters alone. */
    String staticOperation() {
        List<Var> given = new ArrayList<>(List.of(new Var("a", T.INT, "int", false, false), new Var("p", pick(T.POOL, T.POOL, T.NODE), "", false, false), new Var("q", pick(T.POOL, T.NODE, T.BOOL), "", false, false)));
        StringBuilder parameters = new StringBuilder();
        for (Var v : given) parameters.append(parameters.length() > 0 ? ", " : "").append(v.type().java + " " + v.name());
        List<Field> numbers = fields(given.get(1).type(), T.INT);
        String write = numbers.isEmpty() ? "" : "if (p != null) p." + of(numbers).name() + pick("++", " = 1", " = 0", " ^= 1") + ";\n";
        String claim = "assert " + expr(new Scope(given, true, ""), T.BOOL, 2) + ";\n", body = pureBody(given, T.INT, r(2));
        String post = chance(60) ? "@glassbox.Post(\"still\") @glassbox.Declarative static boolean postStill(int result, " + parameters + ") {\n" + pureBody(given, T.BOOL, 0) + "}\n" : "";
        String pre = chance(30) ? "@glassbox.Pre(\"still\") @glassbox.Declarative static boolean preStill(" + parameters + ") {\n" + pureBody(given, T.BOOL, 0) + "}\n" : "";
        return "@glassbox.Check public static int still(" + parameters + ") {\n" + part("", () -> write) + (chance(60) ? part("", () -> claim) : "") + body + "}\n" + post + pre;
    }

    /** An operation that is inherited, of the fields that are. */
    String inheritedOperation(List<Field> above) {
        Field f = of(above);
        String write = f.name() + switch (f.type()) {
            case INT -> pick("++", " = 1", " ^= 1");
            case BOOL -> pick(" = true", " = !" + f.name());
            default -> " = null";
        };
        return "public void inherited(int k) {\n" + pick("if (k > 0) ", "") + write + ";\n" + pick("", "assert k >= 0;\n", f.type() == T.INT ? "assert " + f.name() + " < 3;\n" : "assert k < 2;\n") + "}\n";
    }

    /** The main object has a local invariant of its own. */
    String ownLocal() {
        List<Var> seen = new ArrayList<>();
        for (Field f : mainFields) {
            if (f.type() == T.INT || f.type() == T.BOOL || f.type() == T.ENUM) seen.add(new Var(f.name(), f.type(), f.java(), false, false));
            if (f.type() != T.NODE || f.head().isEmpty()) continue;
            seen.add(new Var("(" + f.name() + " == null)", T.BOOL, "boolean", false, false));
            for (Field g : nodeFields) if (g.type() == T.INT) seen.add(new Var("(" + f.name() + " == null ? 0 : (int) " + f.name() + "." + g.name() + ")", T.INT, "int", false, false));
        }
        List<Var> numbers = seen.stream().filter(v -> v.type() == T.INT).toList();
        String text = !numbers.isEmpty() && chance(60) ? "return " + of(numbers).name() + pick(" == 0", " <= 1", " != 1") + ";\n" : pureBody(seen, T.BOOL, 0);
        return part("", () -> "@glassbox.Declarative boolean repOkLocal() {\n" + text + "}\n");
    }

    /** What a local invariant may read: numbers of the node and of its tree children. */
    List<Var> localVars() {
        List<Var> seen = new ArrayList<>();
        for (Field f : nodeFields) {
            if (f.type() == T.INT || f.type() == T.BOOL || f.type() == T.ENUM || f.type() == T.IARR) seen.add(new Var(f.name(), f.type(), f.java(), false, false));
            if (f.type() != T.NODE) continue;
            seen.add(new Var("(" + f.name() + " == null)", T.BOOL, "boolean", false, false));
            for (Field g : nodeFields)
                if (g.type() == T.INT && f.head().contains("Tree")) seen.add(new Var("(" + f.name() + " == null ? 0 : (int) " + f.name() + "." + g.name() + ")", T.INT, "int", false, false));
        }
        return seen;
    }

    void nodes(StringBuilder b) {
        List<Var> own = vars(nodeFields, "", true), seen = localVars();
        own.add(new Var("x", T.INT, "int", false, false));
        boolean virtual = chance(50), localInvariant = chance(20);
        String v0 = pureBody(own, T.INT, r(2)), v1 = pureBody(own, T.INT, 0), local = chance(60) && !nodeFields.isEmpty() ? "return " + ofField(of(nodeFields)) + ";\n" : pureBody(seen, T.BOOL, r(2));
        b.append(opening("static class N", "M", virtual ? "I" : "", nodeFields));
        if (virtual) b.append("public int v(int x) {\n" + v0 + "}\n");
        if (localInvariant) b.append(part("", () -> "@glassbox.Declarative boolean repOkLocal() {\n" + local + "}\n"));
        b.append("}\n");
        if (hasSub) b.append("static class S extends N {\nboolean extra;\n" + (virtual ? part("", () -> "@Override public int v(int x) {\n" + v1 + "}\n") : "") + "}\n");
        hasVirtual = virtual;
        if (!virtual) b.append("static final class Other implements I {\npublic int v(int x) {\nreturn x;\n}\n}\n");
    }

    /** A condition on a field that some values satisfy, and not all. */
    String ofField(Field f) {
        return f.name() + switch (f.type()) {
            case INT -> pick(" <= 1", " != 1", " == 0");
            case BOOL -> "";
            case ENUM -> pick(" != null", " != E.A");
            default -> pick(" == null", " != null");
        };
    }

    String invariant() {
        if (sets) return ofSets();
        if (linked && chance(60)) return ofWalk();
        if (pool && chance(loops ? 90 : 60)) return "return " + ofHolders() + ";\n";
        if (self && chance(65)) return "return " + ofLinks() + ";\n";
        String text = chance(15) ? "return true;\n" : pureBody(mainVars("", true), T.BOOL, pick(0, 0, 1, 2, 3));
        if (chance(60)) text = text.replaceFirst("(?s)return ((?:(?!return).)*);\n$", "return " + expr(new Scope(mainVars("", true), true, ""), T.BOOL, 2).replace("$", "") + " || !($1);\n");
        String some = satisfiable();
        return chance(75) ? "if (" + some + ") return true;\n" + text : text;
    }

    /** Links across the tree of the class itself lead where an operation can make use of them. */
    String ofLinks() {
        StringBuilder all = new StringBuilder("true");
        for (Field f : mainFields) {
            String to = of(mainFields.stream().filter(g -> g.type() == T.NODE && (!g.head().isEmpty() || chance(20))).toList()).name();
            if (f.type() == T.NODE && f.head().isEmpty()) all.append(" && (" + f.name() + " == null || " + f.name() + pick(" == ", " == ", " == ", " != ") + pick(to, to, to, "this") + pick("", " && " + f.name() + " != this", " && " + to + " != null", " && g0 != null && " + to + " != null", " || " + to + " == null") + ")");
        }
        return all.toString();
    }

    /** Of the objects in the pool, little: what an operation needs so as not to throw. */
    String ofHolders() {
        String all = pick("true", "g0 != null", "g0 != null && g1 != null", "g0 != g1", "g0 != g1 || g0 == null");
        if (fields(T.POOL, T.IARR).isEmpty() && !loops || chance(10)) return all;
        String kept = pick("", " && g0 != g1", loops ? " && g1 != g2" : "");
        for (Field g : mainFields) {
            if (g.type() != T.POOL) continue;
            kept += " && " + g.name() + " != null";
            for (Field h : poolFields) {
                String slot = g.name() + "." + h.name();
                if (h.type() == T.IARR) kept += " && " + slot + " != null && " + slot + ".length >= 1";
                if (h.type() == T.INT && loops && chance(85)) kept += " && " + slot + pick(" >= 7", " >= 7", " > 5");
            }
        }
        return kept.substring(4);
    }

    /** A condition that some state satisfies, so that most invariants have a state. */
    String satisfiable() {
        if (mainFields.isEmpty()) return "true";
        Field f = of(mainFields);
        String first = mainFields.get(0).type() == f.type() ? " == " + mainFields.get(0).name() : " == null";
        return f.name() + switch (f.type()) {
            case INT -> " == " + least;
            case BOOL -> "";
            case ENUM -> pick(" == E.A", " == null");
            case STR, BOX, OBJ -> pick(" == null", " != null");
            case POOL -> pick(" != null", " == null", first, first.replace("==", "!="));
            case NODE -> f.head().isEmpty() ? pick(" == null", " == null", first) : pick(" == null", " != null");
            default -> pick(" == null", " != null && " + f.name() + ".length == 1");
        };
    }

    void specifications(StringBuilder b) {
        if (chance(15)) {
            String some = satisfiable(), text = pureBody(mainVars("", true), T.BOOL, 0);
            b.append(part("", () -> "@glassbox.Declarative boolean precondition() {\nif (" + some + ") return true;\n" + text + "}\n"));
        }
        if (chance(12)) {
            List<Var> both = mainVars("", true);
            both.addAll(mainVars("before.", true));
            String text = pureBody(both, T.BOOL, 0);
            b.append(part("", () -> "@glassbox.Declarative boolean postcondition(" + name + " before) {\n" + text + "}\n"));
        }
    }

    /** A recursive method that writes. */
    void mutator(StringBuilder b) {
        if (!chance(35)) return;
        List<Var> vars = mainVars("", false);
        vars.add(new Var("m", T.NODE, "N", true, true));
        vars.add(new Var("d", T.INT, "int", false, false));
        Scope s = new Scope(vars, false, "return;");
        StringBuilder body = new StringBuilder("if (m == null || d <= 0) return;\n");
        List<Field> refs = fields(T.NODE, T.NODE);
        body.append(part("", () -> statement(s, 1)));
        if (!refs.isEmpty()) body.append(part("", () -> "change(m." + refs.get(0).name() + ", d - 1);\n"));
        body.append(part("", () -> statement(s, 1)));
        b.append("private void change(N m, int d) {\n" + body + "}\n");
        hasMutator = true;
    }

    /** Recursive methods over the nodes, bounded by a depth. */
    void recursive(StringBuilder b) {
        List<Field> refs = fields(T.NODE, T.NODE);
        List<Field> trees = refs.stream().filter(f -> !f.head().isEmpty()).toList();
        if (refs.isEmpty() || !chance(70)) return;
        boolean unbounded = !trees.isEmpty() && !self && chance(40);
        endless = unbounded;
        StringBuilder sum = new StringBuilder("1"), any = new StringBuilder();
        for (Field f : unbounded ? trees : refs) {
            sum.append(" + count(n." + f.name() + ", d - 1)");
            any.append(" || has(n." + f.name() + ", m, d - 1)");
        }
        String end = unbounded ? "n == null" : "n == null || d <= 0";
        String decl = chance(60) ? "@glassbox.Declarative " : "";
        b.append(decl + "static int count(N n, int d) {\nif (" + end + ") return 0;\nreturn " + sum + ";\n}\n");
        b.append(decl + "static boolean has(N n, N m, int d) {\nif (" + end + ") return false;\nreturn n == m" + any + ";\n}\n");
        hasRecursive = true;
    }

    /** Methods without side effects that may throw. */
    void risky(StringBuilder b) {
        if (!chance(pool ? 70 : 50)) return;
        for (T t : List.of(T.NODE, T.POOL)) {
            List<Var> vars = new ArrayList<>();
            vars.add(new Var("n", t, t.java, true, false));
            vars.add(new Var("d", T.INT, "int", false, false));
            String body = pureBody(vars, T.INT, r(2));
            List<Field> numbers = fields(t, T.INT);
            if (!numbers.isEmpty() && chance(60)) body = "return (int) n." + of(numbers).name() + pick(" / d", " / (d - 1)", " % d") + ";\n";
            b.append("static int risk(" + t.java + " n, int d) {\n" + (chance(30) ? "d = 2 / d;\n" : "") + body + "}\n");
        }
        hasRisk = true;
        List<Field> numbers = fields(T.POOL, T.INT);
        if (!pool || numbers.isEmpty()) return;
        String when = "a." + of(numbers).name() + pick(" == ", " != ") + value();
        b.append("static P either(P a, P b) {\nif (" + pick("a != null && ", "a != b && a != null && ", "b != null && a != null && ") + when + ") return a;\nreturn b;\n}\n");
        hasEither = true;
    }

    String options() {
        int size = nodeFields.size() + mainFields.size() + poolFields.size();
        int nodes = nodeFields.size() <= 2 && mainFields.size() <= 2 ? pick(2, 3) : pick(1, 2, 2);
        if (pool) nodes = pick(1, 2);
        if (self) nodes = mainFields.size() <= 3 ? pick(2, 3) : 2;
        int inPool = pool ? linked ? pick(2, 3, 3) : pick(2, 2, 3) : pick(0, 1, 2);
        int nodesInPool = pool || self ? 0 : nodes == 1 || size <= 3 ? pick(0, 1, 2) : pick(0, 1), high = pool ? 1 : pick(1, 1, 2);
        String ints = loops ? "0..8" : extreme.isEmpty() ? "0.." + high : extreme, where = !self && nodes >= 2 && mainFields.size() < 3 && chance(10) ? "--height 2" : "--nodes " + nodes;
        return where + " --ints " + ints + " --arrays " + (fields(T.POOL, T.IARR).isEmpty() ? pick(1, 1, 2) : 2) + " --objects " + (self ? "" : "N=" + nodesInPool + ",") + "P=" + inPool + ",Object="
            + pick(1, 2, 2, 3, 4) + (hasPoolSub ? ",Q=" + pick(0, 1, 1, 2) : "") + (hasText ? ",String=2,Integer=" + pick(1, 2) : "") + (chance(8) ? " --constructors" : "") + (chance(pool ? 60 : 8) ? " --allow java.lang.RuntimeException" : "");
    }
}
