import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The kinds of terms of a random language (LanguageGen), each with its typing rule, its type and
 * its step, as text. A rule that keeps a language sound on its own keeps it sound together with
 * the others, but for the mistakes.
 */
abstract class LanguageRules extends DrawGen {
    /**
     * strict: so many operands are evaluated first. rule: over operands that are well typed.
     * operands: that they are; null: as usual. step: when the strict operands are values.
     */
    record Op(String name, int kind, int arity, int strict, boolean isValue, boolean annotated, boolean valued, boolean stores, String operands, String rule, String type, Supplier<String> step) { }

    /** Types are objects of a table, not numbers. */
    boolean refs;
    /** What matters is the table: classes with subclasses, fields and methods. */
    boolean tabled;
    boolean numbered;
    boolean subtypes, fields, calls, binds, store, pooled, values, choices, fails;
    int types, width, mistakes;
    /** The type of pairs, of which there are no other values; none: -1. */
    int pairs = -1;
    /** The type of the variable in the body of LET. */
    String bound = "env";
    final List<Op> ops = new ArrayList<>();
    /** PRIM: operand types and result. */
    record Shape(List<Integer> operands, int result) { }
    final List<Shape> shapes = new ArrayList<>();
    /** Without a mistake, and such that induction comes to its conclusion: few others let it. */
    final boolean sound;

    LanguageRules(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
        sound = index % 2 == 1;
    }

    /** What is right, or a mistake, as long as there are some to be made. */
    String wrong(String right, String... others) {
        return wrong(tabled ? 8 : 25, right, others);
    }

    /** The same of what depends on the table of types, so that it is a mistake in few programs. */
    String wrongOfTable(String right, String... others) {
        return wrong(tabled ? 50 : 25, right, others);
    }

    private String wrong(int percent, String right, String... others) {
        String other = pick(others);
        boolean now = chance(percent) && mistakes > 0;
        if (now) mistakes--;
        return now ? part(right, () -> other) : right;
    }

    // Text

    String typeName() {
        return refs ? "D" : "int";
    }

    String type(int t) {
        return refs ? "p.d" + t : "" + t;
    }

    String fits(String x, String t) {
        return subtypes ? "subtype(" + x + ", " + t + ")" : x + " == " + t;
    }

    String rest() {
        return refs ? ", p" : "";
    }

    String parameters() {
        String p = refs ? name + " p" : "";
        return binds ? typeName() + " env" + (refs ? ", " + p : "") : p;
    }

    String arguments() {
        return binds ? "env" + rest() : refs ? "p" : "";
    }

    String atRoot() {
        return binds ? (refs ? "null, this" : "-1") : refs ? "this" : "";
    }

    /** The type of an operand: asked of it, or of a method that finds the operand by its number. */
    String typeAt(String x) {
        return numbered ? "at(" + ("abc".indexOf(x) + 1) + (arguments().isEmpty() ? "" : ", " + arguments()) + ")" : x + ".type(" + arguments() + ")";
    }

    String at() {
        if (!numbered) return "";
        StringBuilder b = new StringBuilder(operand(width - 1));
        for (int k = width - 2; k >= 0; k--) b.insert(0, "k == " + (k + 1) + " ? " + operand(k) + " : ");
        return "@glassbox.Declarative " + typeName() + " at(int k" + (parameters().isEmpty() ? "" : ", " + parameters()) + ") {\nT t = " + b + ";\nreturn t == null ? " + (refs ? "null" : "-1") + " : t.type(" + arguments() + ");\n}\n";
    }

    boolean annotated() {
        return ops.stream().anyMatch(Op::annotated);
    }

    static String operand(int k) {
        return "abc".substring(k, k + 1);
    }

    /** A literal; in a table with fields it has none. */
    String literal(String type) {
        return "lit(" + type + (values ? ", " + pick("0", "1") : "") + ")";
    }

    String node(String kind, String... operands) {
        StringBuilder b = new StringBuilder("node(" + kind);
        for (int k = 0; k < width; k++) b.append(", " + (k < operands.length ? operands[k] : "null"));
        return b + ")";
    }

    // Drawing

    void draw() {
        boolean steady = sound || chance(40); // such as induction is for: few rules go wrong, a step is a step
        mistakes = sound || chance(steady ? 60 : 25) ? 0 : 1 + r(3);
        tabled = !steady && chance(45);
        refs = tabled || chance(steady ? 10 : 35);
        types = 2 + (chance(tabled ? 60 : 25) ? 1 : 0);
        subtypes = chance(tabled ? 85 : refs ? 60 : 35);
        calls = refs && chance(tabled ? 75 : 25);
        fields = refs && chance(calls ? 25 : tabled ? 60 : 25);
        binds = chance(tabled ? 10 : 30);
        store = !fields && !steady && chance(tabled ? 20 : 30);
        pooled = chance(50);
        values = chance(refs ? 25 : 60);
        choices = !steady && chance(20);
        numbered = chance(30);
        width = pick(1, 2, 2, 2, 2, 3);
        if (binds && width == 1) width = 2;
        if (!(refs && (subtypes || fields || calls)) && chance(40)) pairs = types - 1;
        fails = pairs < 0 && !steady && chance(tabled ? 15 : 25);
        makeLiteral();
        if (pairs >= 0) makePair();
        if (fields) makeGet();
        if (calls) makeCall();
        if (binds) makeLet();
        if (store) makeStore();
        if (fails) makeDown();
        int more = Math.max(ops.size() < 3 ? 1 : 0, 4 - ops.size() + r(2));
        for (int k = 0; k < more; k++) makeOther();
    }

    void add(String name, int arity, int strict, String rule, String type, Supplier<String> step) {
        add(name, arity, strict, "", null, rule, type, step);
    }

    /** flags: v a value, t annotated with a type, n with a number, c with a cell. */
    void add(String name, int arity, int strict, String flags, String operands, String rule, String type, Supplier<String> step) {
        Function<String, Boolean> has = flags::contains;
        ops.add(new Op(name, ops.size(), arity, strict, has.apply("v"), has.apply("t"), has.apply("n") && values, has.apply("c"), operands, rule, type, step));
    }

    void makeLiteral() {
        String declared = refs ? "type != null && p.declares(type)" : "true";
        if (fields) {
            String given = "a != null && a.wellTyped(" + arguments() + ") && " + fits(typeAt("a"), "type.field");
            add("NEW", 1, 1, "vtn", "true", wrong(declared, "type != null") + " && " + wrong("(type.field == null ? a == null : " + given + ")", "(type.field == null || " + given + ")"), "type", null);
        } else {
            String other = pairs >= 0 ? " && " + wrong("type != " + type(pairs), "true") : "";
            add("LIT", 0, 0, "vtn", null, wrong(declared, "true") + other, "type", null);
        }
    }

    void makePair() {
        int count = Math.min(width, 2), other = pairs - 1, which = r(count);
        StringBuilder rule = new StringBuilder("true");
        for (int k = 0; k < count; k++) rule.append(" && " + wrong(fits(typeAt(operand(k)), type(other)), "true"));
        add("PAIR", count, count, "v", null, rule.toString(), type(pairs), null);
        add("PART", 1, 1, wrong(typeAt("a") + " == " + type(pairs), "true"), wrong(type(other), type(r(types))),
            () -> "if (a.kind != PAIR) throw new glassbox.StuckException();\nreturn a." + operand(which) + ";\n");
    }

    void makeGet() {
        add("GET", 1, 1, wrong(typeAt("a") + ".field != null", "true"), typeAt("a") + ".field",
            () -> pick("if (a.a == null) throw new glassbox.StuckException();\nreturn a.a;\n", "T t = a.a;\nif (t == null) throw new glassbox.StuckException();\na = null;\nreturn t;\n", "return " + wrong("a.a", "a") + ";\n"));
    }

    void makeCall() {
        String fresh = wrongOfTable("a.type.result", "a.type", type(r(types)));
        String self = wrongOfTable("a", literal("a.type.result"), literal(type(r(types))));
        add("CALL", 1, 1, "true", typeAt("a") + ".result",
            () -> "if (a.type.body == 0) return " + self + ";\nreturn " + literal(fresh) + ";\n");
    }

    void makeLet() {
        bound = wrong(typeAt("a"), "env");
        String inner = "(" + bound + rest() + ")";
        String some = refs ? "env != null" : "env >= 0";
        add("VAR", 0, 0, wrong(some, "true"), "env", null);
        add("LET", 2, 1, "", "a.wellTyped(" + arguments() + ") && b.wellTyped" + inner, "true", "b.type" + inner, () -> "return b.substitute(a);\n");
    }

    void makeStore() {
        String sound = pooled && refs ? wrong("cell.ok(p)", "true") : "true";
        String noPair = pairs >= 0 ? " && cell.type != " + type(pairs) : "";
        String read = refs ? literal(wrongOfTable("cell.now", "cell.type")) : values ? "lit(cell.type, cell.value)" : literal("cell.type");
        String write = refs ? "cell.now = a.type;\n" : values ? "cell.value = a.value;\n" : "cell.value = 1;\n";
        add("READ", 0, 0, "c", null, sound + noPair, wrong("cell.type", type(0)), () -> "return " + read + ";\n");
        add("WRITE", 1, 1, "c", null, sound + noPair + " && " + wrong(fits(typeAt("a"), "cell.type"), "true"), wrong(typeAt("a"), "cell.type"), () -> write + "return a;\n");
    }

    /** A cast that may fail, which ends the program. */
    void makeDown() {
        String declared = refs ? "type != null && p.declares(type)" : "true";
        String fit = wrongOfTable(fits("a.type", "type"), "true", "a.type == " + type(0));
        add("DOWN", 1, 1, "t", null, declared, "type", () -> "if (" + fit + ") return a;\np.failed = true;\nreturn this;\n");
    }

    boolean has(String op) {
        return ops.stream().anyMatch(o -> o.name().equals(op));
    }

    void makeOther() {
        switch (r(8)) {
            case 0: if (!has("IF") && width > 1) makeIf(); else makePrimitive(); break;
            case 1: if (!has("SEQ") && width > 1) makeSequence(); else makePrimitive(); break;
            case 2: if (!has("MIX") && width > 1) makeMix(); else makePrimitive(); break;
            case 3: if (!has("UP")) makeUp(); else makePrimitive(); break;
            case 4: if (!has("WRAP")) add("WRAP", 1, 1, "true", wrong(typeAt("a"), type(0)), () -> pick("return a;\n", "return a.copy();\n", "T t = a;\na = null;\nreturn t;\n")); else makePrimitive(); break;
            default: makePrimitive();
        }
    }

    String both(String x, String y) {
        return subtypes ? fits(typeAt(x), "type") + " && " + wrong(fits(typeAt(y), "type"), "true") + (refs ? " && type != null && p.declares(type)" : "") : wrong(typeAt(x) + " == " + typeAt(y), "true");
    }

    void makeIf() {
        boolean three = width > 2;
        String then = "b", otherwise = three ? "c" : "b";
        String condition = values ? "a.value " + pick("==", "!=") + " 0" : pick("a.kind == " + ops.get(0).name(), "a.type == " + type(0));
        add("IF", three ? 3 : 2, 1, subtypes ? "t" : "", null, wrong(fits(typeAt("a"), type(r(types))), "true") + " && " + both("b", three ? "c" : "b"), subtypes ? "type" : typeAt("b"),
            () -> "if (" + condition + ") return " + then + ";\nreturn " + otherwise + ";\n");
    }

    void makeSequence() {
        boolean turns = chance(40);
        String turn = "if (a.kind == SEQ) {\nT l = a;\na = l.a;\nl.a = l.b;\nl.b = b;\nb = l;\nreturn this;\n}\n";
        String wrongTurn = "if (a.kind == SEQ) {\nT l = a;\na = l.b;\nl.b = l.a;\nl.a = b;\nb = l;\nreturn this;\n}\n";
        String first = turns ? wrong(turn, wrongTurn) : "";
        add("SEQ", 2, turns ? 0 : 1, "true", wrong(typeAt("b"), typeAt("a")), () -> first + (turns ? evaluate(1) : "") + "return b;\n");
        if (chance(30)) add("LOOP", 1, 0, "true", typeAt("a"), () -> "return " + node("SEQ", wrong("a.copy()", "a"), "this") + ";\n");
    }

    /** Two of a type, of which the step takes one; or swaps them first. */
    void makeMix() {
        String swap = values ? "if (value == 0) {\nT t = a;\na = b;\nb = t;\nvalue = 1;\nreturn this;\n}\n" : "";
        String choose = choices ? "if (x == 0) return b;\n" : "";
        add("MIX", 2, pick(0, 1, 2), subtypes ? "tn" : "n", null, both("a", "b"), subtypes ? "type" : wrong(typeAt("a"), typeAt("b")), () -> swap + choose + "return a;\n");
    }

    void makeUp() {
        String declared = refs ? "type != null && p.declares(type) && " : "";
        add("UP", 1, chance(70) ? 1 : 0, "t", null, declared + wrongOfTable(fits(typeAt("a"), "type"), "true", fits("type", typeAt("a"))), "type", () -> "return a;\n");
    }

    // An operator on operands of certain types, with a result of a certain type

    void makePrimitive() {
        int arity = 1 + r(width), result = r(pairs >= 0 ? types - 1 : types);
        List<Integer> operands = new ArrayList<>();
        for (int k = 0; k < arity; k++) operands.add(r(types));
        if (fields) result = operands.get(r(arity));
        if (pairs >= 0 && result == pairs) result = 0;
        Shape s = new Shape(operands, result);
        String op = "F" + shapes.size();
        shapes.add(s);
        StringBuilder rule = new StringBuilder("true");
        for (int k = 0; k < arity; k++) rule.append(" && " + wrong(fits(typeAt(operand(k)), type(operands.get(k))), "true"));
        String built = wrong(build(s, s.result, 2, new BitSet()), literal(type(r(types))), operand(r(arity)));
        String other = build(s, s.result, 1, new BitSet());
        String condition = values ? operand(r(arity)) + ".value == 1" : operand(r(arity)) + ".kind == " + r(3);
        String guard = chance(40) && pairs < 0 && !fields ? "if (a.kind != LIT) throw new glassbox.StuckException();\n" : "";
        boolean inPlace = !fields && chance(30);
        String there = "kind = LIT;\n" + clear() + "type = " + type(s.result) + ";\nreturn this;\n";
        String last = inPlace ? there : "return " + built + ";\n";
        add(op, arity, arity, "", null, rule.toString(), wrong(type(s.result), type(r(types))), () -> guard + (chance(35) ? "if (" + condition + ") return " + other + ";\n" : "") + last);
    }

    String clear() {
        StringBuilder b = new StringBuilder();
        for (int k = 0; k < width; k++) b.append(operand(k) + " = null;\n");
        return b.toString();
    }

    /** A term of the type, made of the operands, literals and operators. */
    String build(Shape s, int type, int depth, BitSet used) {
        List<String> all = new ArrayList<>();
        if (!fields && type != pairs) all.add(literal(type(type)));
        for (int k = 0; k < s.operands.size(); k++) {
            if (s.operands.get(k) != type) continue;
            String x = operand(k) + (used.get(k) ? wrong(".copy()", "") : "");
            for (int i = 0; i < 2; i++) all.add(k + x);
        }
        for (int k = 0; depth > 0 && k < shapes.size(); k++) if (shapes.get(k).result == type) all.add("F" + k);
        if (all.isEmpty()) return pairs == type ? node("PAIR", literal(type(type - 1)), literal(type(type - 1))) : "null";
        String x = of(all);
        if (x.startsWith("lit")) return x;
        if (!x.startsWith("F")) {
            used.set(x.charAt(0) - '0');
            return x.substring(1);
        }
        Shape inner = shapes.get(Integer.parseInt(x.substring(1)));
        String[] built = new String[inner.operands.size()];
        for (int k = 0; k < built.length; k++) built[k] = build(s, inner.operands.get(k), depth - 1, used);
        return node(x, built);
    }

    // Rules as text

    String rule(Op o, boolean withOperands) {
        StringBuilder b = new StringBuilder();
        if (o.operands() != null && (withOperands || o.name().equals("NEW"))) b.append(o.operands() + " && ");
        for (int k = 0; withOperands && o.operands() == null && k < o.arity(); k++) b.append(wrong(operand(k) + ".wellTyped(" + arguments() + ")", "true") + " && ");
        return b + o.rule();
    }

    String evaluate(int count) {
        StringBuilder b = new StringBuilder();
        boolean backwards = count == 2 && !choices && chance(30);
        for (int i = 0; i < count; i++) {
            String x = operand(backwards ? count - 1 - i : i);
            String turn = choices && i == 0 && count > 1 ? " && (x == 0 || b.isValue())" : "";
            b.append("if (!" + x + ".isValue()" + turn + ") {\n" + x + " = " + x + ".smallStep(p" + (choices ? ", x" : "") + ");\nreturn this;\n}\n");
        }
        return b.toString();
    }

    String evaluate(Op o) {
        if (o.name().equals("NEW")) return "if (a == null) throw new glassbox.StuckException();\n" + evaluate(1);
        return evaluate(o.strict());
    }

    String reduce(Op o) {
        return o.step() == null ? "throw new glassbox.StuckException();\n" : o.step().get();
    }

    String rootRule() {
        return chance(30) ? " && " + fits("root.type(" + atRoot() + ")", type(r(types)).replace("p.", "")) : "";
    }
}
