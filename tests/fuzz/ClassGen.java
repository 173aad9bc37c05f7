import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Random small classes for comparing the engines of glassbox check: fields of all kinds, an
 * invariant, operations, pre- and postconditions.
 *
 * <p>Statements, expressions and members are numbered. One that is left out still draws its
 * random numbers, so that the rest stays as it was; an expression left out becomes the default
 * value of its type. Loops are bounded or walk along references; what walks may not end.
 * Dereferences are mostly guarded, and sometimes not.
 */
public class ClassGen {
    enum T {
        INT("int", "0"), BOOL("boolean", "false"), ENUM("E", "((E) null)"), NODE("N", "((N) null)"), OBJ("Object", "((Object) null)"),
        IARR("int[]", "((int[]) null)"), NARR("N[]", "((N[]) null)");

        final String java, zero;

        T(String java, String zero) {
            this.java = java;
            this.zero = zero;
        }
    }

    /** java: the declared type, which may be a narrower one than int. */
    record Var(String name, T type, String java, boolean nonNull, boolean writable) { }

    record Field(String name, T type, String java, String head) { }

    static class Scope {
        final List<Var> vars;
        final boolean pure;
        /** Statement that ends the method. */
        final String leave;
        int loops;

        Scope(List<Var> vars, boolean pure, String leave) {
            this.vars = new ArrayList<>(vars);
            this.pure = pure;
            this.leave = leave;
        }

        Scope inner() {
            Scope s = new Scope(vars, pure, leave);
            s.loops = loops;
            return s;
        }

        Scope with(String name, T type, boolean nonNull) {
            Scope s = inner();
            s.vars.add(new Var(name, type, type.java, nonNull, false));
            return s;
        }
    }

    final Random random;
    final String name;
    final BitSet dropped;
    final BitSet present = new BitSet();
    int parts, muted, fresh;
    final List<Field> nodeFields = new ArrayList<>(), mainFields = new ArrayList<>();
    boolean hasSub, hasRisk, hasVirtual, hasRecursive, hasMutator;
    final StringBuilder members = new StringBuilder();
    /** Options of glassbox for this class. */
    String options = "";

    ClassGen(long seed, int index, BitSet dropped) {
        random = new Random(seed * 1000003 + index * 7919L);
        random.nextInt();
        name = "C" + index;
        this.dropped = dropped;
    }

    int r(int n) {
        return random.nextInt(n);
    }

    boolean chance(int percent) {
        return r(100) < percent;
    }

    @SafeVarargs
    final <X> X pick(X... xs) {
        return xs[r(xs.length)];
    }

    String part(String fallback, Supplier<String> text) {
        int id = parts++;
        boolean out = dropped.get(id);
        if (muted == 0 && !out) present.set(id);
        if (out) muted++;
        String s = text.get();
        if (out) muted--;
        return out ? fallback : s;
    }

    // Expressions

    List<Var> fitting(Scope s, T t, boolean write) {
        List<Var> fit = new ArrayList<>();
        for (Var v : s.vars) {
            if (v.type == t && (!write || v.writable)) fit.add(v);
            if (v.type == T.NODE && v.nonNull) {
                for (Field f : nodeFields) {
                    if (f.type == t && (!write || !s.pure)) fit.add(new Var(v.name + "." + f.name, t, f.java, false, true));
                }
            }
        }
        return fit;
    }

    String variable(Scope s, T t) {
        List<Var> fit = fitting(s, t, false);
        return fit.isEmpty() ? null : fit.get(r(fit.size())).name;
    }

    String nonNull(Scope s, T t) {
        List<Var> fit = new ArrayList<>();
        for (Var v : s.vars) if (v.type == t && v.nonNull) fit.add(v);
        return fit.isEmpty() ? null : fit.get(r(fit.size())).name;
    }

    String leaf(Scope s, T t) {
        String v = chance(80) ? variable(s, t) : null;
        if (v != null) return t == T.INT ? "(int) " + v : v;
        return switch (t) {
            case INT -> pick("0", "1", "2", "(-1)", "3");
            case BOOL -> pick("true", "false");
            case ENUM -> pick("E.A", "E.B", "((E) null)");
            case NODE -> s.pure || chance(50) ? "((N) null)" : fresh(s);
            case OBJ -> s.pure || chance(50) ? "((Object) null)" : pick("new Object()", "(Object) this");
            case IARR -> s.pure || chance(30) ? "((int[]) null)" : pick("(new int[1])", "(new int[2])", "(new int[] {1, 2})");
            case NARR -> s.pure || chance(30) ? "((N[]) null)" : pick("(new N[1])", "(new N[2])", "(new N[] {null, new N()})");
        };
    }

    String fresh(Scope s) {
        return hasSub && chance(40) ? "new S()" : "new N()";
    }

    String guarded(String what, T t, String then) {
        return chance(95) ? "(" + what + " != null ? " + then + " : " + t.zero + ")" : then;
    }

    String expr(Scope s, T t, int depth) {
        return part(t.zero, () -> {
            if (depth <= 0 || chance(20)) return leaf(s, t);
            return switch (t) {
                case INT -> integer(s, depth - 1);
                case BOOL -> condition(s, depth - 1);
                case NODE -> node(s, depth - 1);
                case OBJ -> chance(20) ? expr(s, T.NODE, depth - 1) : choice(s, t, depth - 1);
                default -> choice(s, t, depth - 1);
            };
        });
    }

    String choice(Scope s, T t, int depth) {
        return chance(60) ? leaf(s, t) : "(" + expr(s, T.BOOL, depth) + " ? " + expr(s, t, depth) + " : " + expr(s, t, depth) + ")";
    }

    String integer(Scope s, int d) {
        String a = expr(s, T.INT, d), b = expr(s, T.INT, d), n = leaf(s, T.NODE), arr = leaf(s, T.IARR), e = leaf(s, T.ENUM);
        return switch (r(22)) {
            case 0, 1, 2 -> "(" + a + " + " + b + ")";
            case 3, 4 -> "(" + a + " - " + b + ")";
            case 5 -> "(" + a + " * " + b + ")";
            case 6 -> "(" + a + pick(" / ", " % ") + pick("2", "3", "(-2)", "(" + b + " | 1)", "(" + b + ")") + ")";
            case 7 -> "(" + a + pick(" << ", " >> ", " >>> ") + pick("1", "33", "(" + b + ")") + ")";
            case 8 -> "(" + a + pick(" & ", " | ", " ^ ") + b + ")";
            case 9 -> pick("(-" + a + ")", "(~" + a + ")", "(byte) (" + a + " * 100)", "(char) (" + a + ")", "(int) (" + a + " * 3000000000L >> 31)", "(short) (" + a + " << 14)");
            case 10 -> "(" + expr(s, T.BOOL, d) + " ? " + a + " : " + b + ")";
            case 11 -> pick("Math.max(" + a + ", " + b + ")", "Math.abs(" + a + ")", "Math.min(" + a + ", " + b + ")");
            case 12 -> guarded(e, T.INT, e + ".ordinal()");
            case 13 -> guarded(arr, T.INT, arr + ".length");
            case 14, 15 -> element(s, T.IARR, arr, a);
            case 16 -> hasVirtual ? guarded(n, T.INT, n + ".v(" + a + ")") : a;
            case 18 -> hasRisk && !s.pure ? "risk(" + n + ", " + a + ")" : b;
            case 17 -> hasRecursive ? "count(" + n + ", " + pick("2", "3") + ")" : a;
            default -> field(s, T.INT, n);
        };
    }

    String element(Scope s, T t, String arr, String index) {
        T of = t == T.IARR ? T.INT : T.NODE;
        if (chance(8)) return "((" + t.java + ") " + arr + ")[" + index + "]";
        String i = chance(40) ? pick("0", "1") : "(" + index + ")";
        return "(" + arr + " != null && " + i + " >= 0 && " + i + " < " + arr + ".length ? " + arr + "[" + i + "] : " + of.zero + ")";
    }

    /** A field of type t of the node, which may be null. */
    String field(Scope s, T t, String n) {
        List<Field> fit = new ArrayList<>();
        for (Field f : nodeFields) if (f.type == t) fit.add(f);
        if (fit.isEmpty()) return leaf(s, t);
        String name = fit.get(r(fit.size())).name;
        if (n.startsWith("(") || n.startsWith("new")) n = "(" + n + ")";
        String then = (t == T.INT ? "(int) " : "") + n + "." + name;
        return guarded(n, t, then);
    }

    String condition(Scope s, int d) {
        String a = expr(s, T.BOOL, d), b = expr(s, T.BOOL, d), n = leaf(s, T.NODE), o = leaf(s, T.OBJ);
        T ref = pick(T.NODE, T.NODE, T.OBJ, T.IARR, T.NARR, T.ENUM);
        return switch (r(20)) {
            case 0, 1, 2 -> "(" + a + pick(" && ", " && ", " || ", " || ", " ^ ", " & ", " | ", " == ") + b + ")";
            case 3 -> "!" + a;
            case 4, 5, 6, 7, 8 -> "(" + expr(s, T.INT, d) + pick(" < ", " <= ", " == ", " != ", " > ", " >= ") + expr(s, T.INT, d) + ")";
            case 9, 10, 11 -> "(" + expr(s, ref, d) + pick(" == ", " != ") + "null)";
            case 12, 13 -> "(" + expr(s, ref, d) + pick(" == ", " != ") + expr(s, ref, d) + ")";
            case 14 -> "(" + o + " instanceof " + pick("N", name, "int[]", "String") + ")";
            case 15 -> hasSub ? "(" + n + " instanceof S)" : a;
            case 16 -> hasRecursive ? pick("has(" + n + ", " + leaf(s, T.NODE) + ", 3)", "(count(" + n + ", 2) <= 1)") : b;
            case 17 -> "glassbox.GlassBox.isSameObject(" + n + ", " + o + ")";
            default -> field(s, T.BOOL, n);
        };
    }

    String node(Scope s, int d) {
        String n = expr(s, T.NODE, d), arr = leaf(s, T.NARR);
        return switch (r(8)) {
            case 0, 1, 2, 3 -> field(s, T.NODE, leaf(s, T.NODE));
            case 4 -> choice(s, T.NODE, d);
            case 5 -> element(s, T.NARR, arr, expr(s, T.INT, d));
            case 6 -> hasSub && chance(30) ? "((N) (S) " + n + ")" : n;
            default -> s.pure ? n : fresh(s);
        };
    }

    // Statements

    String block(Scope s, int count, int depth) {
        Scope inner = s.inner();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < count; i++) b.append(part("", () -> statement(inner, depth)));
        return b.toString();
    }

    String assign(Scope s) {
        T t = pick(T.INT, T.INT, T.BOOL, T.NODE, T.NODE, T.NODE, T.OBJ, T.ENUM, T.IARR, T.NARR);
        List<Var> fit = fitting(s, t, true);
        if (fit.isEmpty()) fit = fitting(s, t = T.INT, true);
        if (fit.isEmpty()) return "";
        Var v = fit.get(r(fit.size()));
        String e = expr(s, t, 2);
        if (t == T.INT && chance(40)) return v.name + pick("++;\n", "--;\n", " += 1;\n", " ^= 1;\n");
        return v.name + " = " + (t == T.INT ? "(" + v.java + ") (" + e + ");\n" : e + ";\n");
    }

    /** Runs the body with a node that is known not to be null. */
    String within(Scope s, int depth) {
        String v = "n" + fresh++, e = expr(s, T.NODE, 2);
        boolean safe = chance(92);
        String body = block(s.with(v, T.NODE, true), 1 + r(2), depth - 1);
        return "N " + v + " = " + e + ";\n" + (safe ? "if (" + v + " != null) " : "") + "{\n" + body + "}\n";
    }

    String statement(Scope s, int depth) {
        if (depth <= 0) return s.pure ? local(s) : chance(70) ? assign(s) : write(s);
        String c = expr(s, T.BOOL, 2);
        switch (r(s.pure ? 9 : 24)) {
            case 0, 1:
                return "if (" + c + ") {\n" + block(s, 1 + r(2), depth - 1) + "}" + (chance(40) ? " else {\n" + block(s, 1, depth - 1) + "}\n" : "\n");
            case 2:
                return local(s);
            case 3: {
                String i = "i" + fresh++;
                Scope in = s.with(i, T.INT, false);
                in.loops++;
                String bound = pick("2", "3", expr(s, T.INT, 1) + " && " + i + " < 3");
                return "for (int " + i + " = 0; " + i + " < " + bound + "; " + i + "++) {\n" + block(in, 1 + r(2), depth - 1) + "}\n";
            }
            case 4: {
                List<Field> refs = new ArrayList<>();
                for (Field f : nodeFields) if (f.type == T.NODE) refs.add(f);
                if (refs.isEmpty()) return within(s, depth);
                String n = "n" + fresh++, k = "k" + fresh++, next = refs.get(r(refs.size())).name;
                Scope in = s.with(n, T.NODE, true);
                in.loops++;
                boolean open = chance(15);
                String head = "N " + n + " = " + leaf(s, T.NODE) + ";\nint " + k + " = 0;\nwhile (" + n + " != null" + (open ? "" : " && " + k + " < 4") + ") {\n";
                // a loop that goes on by continue still ends, by its counter
                return head + k + "++;\nN m" + k + " = " + n + ";\n" + n + " = " + n + "." + next + ";\n"
                    + block(s.inner().with("m" + k, T.NODE, true), 1 + r(2), depth - 1) + "}\n";
            }
            case 5, 6:
                return within(s, depth);
            case 7:
                if (s.loops > 0 && chance(60)) return "if (" + c + ") " + pick("break", "continue") + ";\n";
                return "if (" + c + ") " + s.leave + "\n";
            case 8:
                return "switch (" + (chance(60) ? expr(s, T.INT, 1) : pick("E.values()[" + expr(s, T.INT, 1) + " & 1].ordinal()", expr(s, T.BOOL, 1) + " ? E.A.ordinal() : 2", expr(s, T.INT, 1), expr(s, T.INT, 1))) + ") {\ncase 0:\n" + block(s, 1, depth - 1) + (chance(60) ? "break;\n" : "")
                    + "case 2:\n" + block(s, 1, depth - 1) + "break;\ndefault:\n" + block(s, 1, depth - 1) + "}\n";
            case 9: {
                String caught = pick("RuntimeException", "NullPointerException", "IllegalStateException", "ArithmeticException", "IndexOutOfBoundsException");
                return "try {\n" + block(s, 1 + r(2), depth - 1) + risky(s) + "} catch (" + caught + " x" + fresh++ + ") {\n" + block(s, 1, depth - 1) + "}"
                    + (chance(25) ? " finally {\n" + block(s, 1, 0) + "}\n" : "\n");
            }
            case 10:
                return "if (" + c + ") throw new " + pick("IllegalStateException()", "IllegalArgumentException(\"x\")", "NullPointerException()", "UnsupportedOperationException()") + ";\n";
            case 11:
                return chance(50) ? "assert " + pick(c, "(" + c + " || repOk())", "(" + c + " || true)") + ";\n" : "glassbox.GlassBox.assume(" + c + ");\n";
            case 12: {
                T t = pick(T.INT, T.NODE, T.NODE, T.BOOL);
                List<Var> fit = fitting(s, t, true);
                if (fit.size() < 2) return assign(s);
                Var a = fit.get(r(fit.size())), b = fit.get(r(fit.size()));
                String x = "t" + fresh++;
                if (!a.java.equals(b.java)) return assign(s);
                return a.java + " " + x + " = " + a.name + ";\n" + a.name + " = " + b.name + ";\n" + b.name + " = " + x + ";\n";
            }
            case 13: {
                // takes back what breaks the invariant
                T t = pick(T.INT, T.BOOL, T.ENUM, T.OBJ, T.NODE);
                List<Var> fit = fitting(s, t, true);
                if (fit.isEmpty()) return assign(s);
                Var a = fit.get(r(fit.size()));
                String x = "t" + fresh++, e = expr(s, t, 2);
                return a.java + " " + x + " = " + a.name + ";\n" + a.name + " = " + (t == T.INT ? "(" + a.java + ") (" + e + ")" : e) + ";\nif (!repOk()) " + a.name + " = " + x + ";\n";
            }
            case 14:
                return hasMutator ? pick("change(" + expr(s, T.NODE, 1) + ", " + expr(s, T.INT, 1) + ");\n", "change(" + leaf(s, T.NODE) + ", 2);\n") : write(s);
            case 15, 16:
                return write(s);
            default:
                return assign(s);
        }
    }

    String risky(Scope s) {
        return pick("", "if (" + expr(s, T.BOOL, 1) + ") throw new IllegalStateException();\n", "int z" + fresh++ + " = 1 / (" + expr(s, T.INT, 1) + ");\n",
            hasRisk ? "risk(" + leaf(s, T.NODE) + ", " + expr(s, T.INT, 1) + ");\n" : "");
    }

    /** A write into an array. */
    String write(Scope s) {
        T t = pick(T.IARR, T.NARR);
        String a = variable(s, t);
        if (a == null || s.pure) return s.pure ? local(s) : assign(s);
        String i = expr(s, T.INT, 1), e = expr(s, t == T.IARR ? T.INT : T.NODE, 1), x = "j" + fresh++;
        String put = a + "[" + x + "] = " + e + ";\n";
        return "int " + x + " = " + i + ";\n" + (chance(92) ? "if (" + a + " != null && " + x + " >= 0 && " + x + " < " + a + ".length) " : "") + put;
    }

    String local(Scope s) {
        T t = pick(T.INT, T.INT, T.BOOL, T.NODE);
        List<Var> fit = new ArrayList<>();
        for (Var v : s.vars) if (v.writable && v.type == t && v.name.startsWith("v")) fit.add(v);
        String e = expr(s, t, 2);
        if (!fit.isEmpty() && chance(70)) return fit.get(r(fit.size())).name + " = " + e + ";\n";
        String x = "v" + fresh++;
        s.vars.add(new Var(x, t, t.java, false, true));
        // stands even if the rest goes
        return t.java + " " + x + " = " + e + ";\n";
    }

    // Members

    String range() {
        return chance(25) ? pick("@glassbox.Range(min = 0, max = 1) ", "@glassbox.Range(min = -1, max = 1) ", "@glassbox.Range(min = 1, max = 3) ") : "";
    }

    Field makeField(String prefix, List<Field> to, boolean inNode) {
        String id = prefix + to.size();
        int kind = r(100);
        if (kind < 30) {
            String java = chance(75) ? "int" : pick("long", "byte", "short", "char");
            String range = range();
            if (java.equals("char") && range.contains("-1")) range = "";
            return new Field(id, T.INT, java, range);
        }
        if (kind < 42) return new Field(id, T.BOOL, "boolean", "");
        if (kind < 50) return new Field(id, T.ENUM, "E", "");
        if (kind < 75) return new Field(id, T.NODE, "N", "");
        if (kind < 85) return new Field(id, T.OBJ, "Object", "");
        if (kind < 93) return new Field(id, T.IARR, "int[]", "");
        return new Field(id, T.NARR, "N[]", chance(50) ? "@glassbox.Tree " : "");
    }

    void makeFields(String prefix, List<Field> to, int trees, int others, boolean inNode) {
        for (int i = 0; i < trees; i++) to.add(new Field(prefix + to.size(), T.NODE, "N", "@glassbox.Tree "));
        for (int i = 0; i < others; i++) to.add(makeField(prefix, to, inNode));
    }

    String declare(List<Field> fields) {
        StringBuilder b = new StringBuilder();
        for (Field f : fields) b.append(f.head + f.java + " " + f.name + ";\n");
        return b.toString();
    }

    List<Var> mainVars(String prefix, boolean pure) {
        List<Var> vars = new ArrayList<>();
        for (Field f : mainFields) vars.add(new Var(prefix + f.name, f.type, f.java, false, !pure));
        return vars;
    }

    String pureBody(List<Var> vars, T result, int statements) {
        Scope s = new Scope(vars, true, "");
        String e = expr(s, result, 1);
        Scope body = new Scope(vars, true, "return " + e + ";");
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < statements; i++) b.append(part("", () -> statement(body, 2)));
        b.append("return " + expr(new Scope(vars, true, ""), result, 3) + ";\n");
        return b.toString();
    }

    String operation(int index) {
        List<Var> vars = mainVars("", false);
        StringBuilder params = new StringBuilder(), types = new StringBuilder();
        List<Var> given = new ArrayList<>();
        int count = pick(0, 0, 1, 1, 2);
        for (int i = 0; i < count; i++) {
            T t = pick(T.INT, T.INT, T.BOOL, T.NODE, T.OBJ, T.ENUM);
            String p = "p" + i;
            given.add(new Var(p, t, t.java, false, true));
            params.append(i > 0 ? ", " : "").append(t == T.INT ? range() : "").append(t.java + " " + p);
            types.append(", " + t.java + " " + p);
        }
        vars.addAll(given);
        T result = pick(null, null, T.INT, T.BOOL, T.NODE);
        String leave = result == null ? "return;" : "return " + expr(new Scope(vars, false, ""), result, 1) + ";";
        String allowed = chance(25) ? " throws " + pick("RuntimeException", "NullPointerException", "IllegalStateException", "ArithmeticException", "IndexOutOfBoundsException") : "";
        Scope s = new Scope(vars, false, leave);
        StringBuilder body = new StringBuilder();
        int n = 1 + r(4);
        for (int i = 0; i < n; i++) body.append(part("", () -> statement(s, 2)));
        String last = result == null ? "" : "return " + expr(new Scope(vars, false, ""), result, 2) + ";\n";
        String op = "op" + index;
        StringBuilder b = new StringBuilder("public " + (result == null ? "void" : result.java) + " " + op + "(" + params + ")" + allowed + " {\n" + body + last + "}\n");
        if (chance(20)) {
            List<Var> seen = mainVars("", true);
            for (Var v : given) seen.add(new Var(v.name, v.type, v.java, false, false));
            String text = pureBody(seen, T.BOOL, r(2));
            b.append(part("", () -> "@glassbox.Pre(\"" + op + "\") @glassbox.Declarative boolean pre" + index + "(" + types.toString().replaceFirst("^, ", "") + ") {\n" + text + "}\n"));
        }
        if (chance(25)) {
            List<Var> seen = mainVars("", true);
            seen.addAll(mainVars("before.", true));
            for (Var v : given) seen.add(new Var(v.name, v.type, v.java, false, false));
            if (result != null) seen.add(new Var("result", result, result.java, false, false));
            String text = pureBody(seen, T.BOOL, r(2));
            b.append(part("", () -> "@glassbox.Post(\"" + op + "\") @glassbox.Declarative boolean post" + index + "(" + name + " before"
                + (result == null ? "" : ", " + result.java + " result") + types + ") {\n" + text + "}\n"));
        }
        return b.toString();
    }

    String generate() {
        int nodeTrees = pick(0, 1, 1, 2), mainTrees = pick(0, 1, 1, 1, 2);
        makeFields("f", nodeFields, nodeTrees, pick(0, 1, 1, 2), true);
        makeFields("g", mainFields, mainTrees, pick(0, 1, 1, 2, 2), false);
        hasSub = chance(35);
        StringBuilder b = new StringBuilder("public class " + name + " {\nenum E { A, B }\n");
        List<Var> own = new ArrayList<>();
        for (Field f : nodeFields) own.add(new Var(f.name, f.type, f.java, false, false));
        own.add(new Var("x", T.INT, "int", false, false));
        boolean virtual = chance(50);
        String v0 = pureBody(own, T.INT, r(2)), v1 = pureBody(own, T.INT, 0);
        boolean localInvariant = chance(20);
        List<Var> seen = new ArrayList<>(own.subList(0, own.size() - 1));
        String local = pureBody(seen, T.BOOL, r(2));
        b.append("static class N {\n" + declare(nodeFields));
        if (virtual) b.append("int v(int x) {\n" + v0 + "}\n");
        if (localInvariant) b.append(part("", () -> "@glassbox.Declarative boolean repOkLocal() {\n" + local + "}\n"));
        b.append("}\n");
        if (hasSub) b.append("static class S extends N {\n" + (chance(40) ? part("", () -> "boolean extra;\n") : "") + (virtual ? part("", () -> "@Override int v(int x) {\n" + v1 + "}\n") : "") + "}\n");
        b.append(declare(mainFields));
        hasVirtual = virtual;
        recursive(b);
        risky(b);
        String invariant = chance(15) ? "return true;\n" : pureBody(mainVars("", true), T.BOOL, pick(0, 0, 1, 2, 3));
        if (chance(60)) invariant = invariant.replaceFirst("(?s)return ((?:(?!return).)*);\n$", "return " + expr(new Scope(mainVars("", true), true, ""), T.BOOL, 2).replace("$", "") + " || !($1);\n");
        String some = satisfiable();
        if (chance(75)) invariant = "if (" + some + ") return true;\n" + invariant;
        b.append("@glassbox.Declarative boolean repOk() {\n" + invariant + "}\n");
        if (chance(15)) {
            String text = pureBody(mainVars("", true), T.BOOL, 0);
            b.append(part("", () -> "@glassbox.Declarative boolean precondition() {\n" + text + "}\n"));
        }
        if (chance(10)) {
            List<Var> both = mainVars("", true);
            both.addAll(mainVars("before.", true));
            String text = pureBody(both, T.BOOL, 0);
            b.append(part("", () -> "@glassbox.Declarative boolean postcondition(" + name + " before) {\n" + text + "}\n"));
        }
        if (chance(35)) {
            List<Var> vars = mainVars("", false);
            vars.add(new Var("m", T.NODE, "N", true, true));
            vars.add(new Var("d", T.INT, "int", false, false));
            Scope s = new Scope(vars, false, "return;");
            StringBuilder body = new StringBuilder("if (m == null || d <= 0) return;\n");
            List<Field> refs = nodeFields.stream().filter(f -> f.type == T.NODE).toList();
            body.append(part("", () -> statement(s, 1)));
            if (!refs.isEmpty()) body.append(part("", () -> "change(m." + refs.get(0).name + ", d - 1);\n"));
            body.append(part("", () -> statement(s, 1)));
            b.append("private void change(N m, int d) {\n" + body + "}\n");
            hasMutator = true;
        }
        int operations = 1 + r(3);
        for (int i = 0; i < operations; i++) {
            int index = i;
            b.append(part("", () -> operation(index)));
        }
        b.append("}\n");
        int nodes = nodeFields.size() <= 2 && mainFields.size() <= 2 ? pick(2, 3) : pick(1, 2, 2);
        options = "--nodes " + nodes + " --ints 0.." + pick(1, 1, 2) + " --arrays " + pick(1, 1, 2) + " --objects N=" + (nodes == 1 || nodeFields.size() + mainFields.size() <= 3 ? pick(0, 1, 2, 2) : pick(0, 1)) + ",Object=" + pick(1, 2) + (chance(8) ? " --constructors" : "")
            + (chance(8) ? " --allow java.lang.RuntimeException" : "");
        return b.toString();
    }

    /** A condition that some state satisfies, so that most invariants have a state. */
    String satisfiable() {
        if (mainFields.isEmpty()) return "true";
        Field f = mainFields.get(r(mainFields.size()));
        return f.name + switch (f.type) {
            case INT -> " == 1";
            case BOOL -> "";
            case ENUM -> pick(" == E.A", " == null");
            case OBJ -> pick(" == null", " != null");
            case NODE -> f.head.isEmpty() ? pick(" == null", " == null", mainFields.get(0).type == T.NODE ? " == g0" : " == null") : pick(" == null", " != null");
            default -> pick(" == null", " != null && " + f.name + ".length == 1");
        };
    }

    /** Recursive methods over the nodes, bounded by a depth. */
    void recursive(StringBuilder b) {
        List<Field> refs = nodeFields.stream().filter(f -> f.type == T.NODE).toList();
        List<Field> trees = refs.stream().filter(f -> !f.head.isEmpty()).toList();
        if (refs.isEmpty() || !chance(70)) return;
        boolean unbounded = !trees.isEmpty() && chance(40);
        List<Field> along = unbounded ? trees : refs;
        StringBuilder sum = new StringBuilder("1"), any = new StringBuilder();
        for (Field f : along) {
            sum.append(" + count(n." + f.name + ", d - 1)");
            any.append(" || has(n." + f.name + ", m, d - 1)");
        }
        String end = unbounded ? "n == null" : "n == null || d <= 0";
        String decl = chance(60) ? "@glassbox.Declarative " : "";
        b.append(decl + "static int count(N n, int d) {\nif (" + end + ") return 0;\nreturn " + sum + ";\n}\n");
        b.append(decl + "static boolean has(N n, N m, int d) {\nif (" + end + ") return false;\nreturn n == m" + any + ";\n}\n");
        hasRecursive = true;
    }

    /** A method without side effects that may throw. */
    void risky(StringBuilder b) {
        if (!chance(50)) return;
        List<Var> vars = new ArrayList<>();
        vars.add(new Var("n", T.NODE, "N", true, false));
        vars.add(new Var("d", T.INT, "int", false, false));
        String body = pureBody(vars, T.INT, r(2));
        b.append("static int risk(N n, int d) {\n" + (chance(60) ? "d = 2 / d;\n" : "") + body + "}\n");
        hasRisk = true;
    }
}
