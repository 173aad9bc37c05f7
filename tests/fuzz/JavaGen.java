import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Random Java programs for comparing glassbox run with java.
 *
 * <pre>
 * java JavaGen.java SEED COUNT OUTDIR              writes P0.java ... and Batch.java
 * java JavaGen.java --one SEED INDEX OUTDIR [IDS]  writes one program with parts left out
 * </pre>
 *
 * <p>Programs compile, are deterministic and end: every loop turn and every
 * call takes one unit of fuel. Each statement, expression and member has a
 * number. A part that is left out still draws its random numbers, so that the
 * rest of the program stays as it was; an expression left out becomes the
 * default value of its type. JavaShrink makes programs small this way.
 *
 * <p>State: static fields of all types, arrays, linked nodes, a class
 * hierarchy behind an interface. Indices, divisors, receivers and casts are
 * mostly made safe (helpers nn, aa, vv, ww) and sometimes not, so that
 * exceptions are thrown and caught in the middle of everything.
 */
public class JavaGen {
    enum T {
        INT("int", "0"), LONG("long", "0L"), BOOL("boolean", "false"), DOUBLE("double", "0.0"), FLOAT("float", "0f"),
        SHORT("short", "(short) 0"), BYTE("byte", "(byte) 0"), CHAR("char", "'a'"), STR("String", "\"\""), NODE("Node", "((Node) null)"),
        BASE("Base", "((Base) null)"), OP("Op", "((Op) null)"), IARR("int[]", "((int[]) null)"), LARR("long[]", "((long[]) null)"),
        OBJ("Object", "((Object) null)"), VOID("void", "");

        final String java, zero;

        T(String java, String zero) {
            this.java = java;
            this.zero = zero;
        }
    }

    static final T[] VALUES = {T.INT, T.INT, T.INT, T.LONG, T.LONG, T.BOOL, T.DOUBLE, T.FLOAT, T.SHORT, T.BYTE, T.CHAR, T.STR, T.NODE, T.BASE, T.IARR, T.LARR, T.OBJ};

    record Var(String name, T type, boolean writable) { }

    record Method(String name, T result, List<T> params, boolean instance) { }

    /** What a statement may use: variables, enclosing loops, the result type to return, an instance. */
    static class Scope {
        final List<Var> vars;
        final List<String> loops = new ArrayList<>();
        final T result;
        final boolean instance;

        Scope(List<Var> vars, T result, boolean instance) {
            this.vars = new ArrayList<>(vars);
            this.result = result;
            this.instance = instance;
        }

        Scope inner() {
            Scope s = new Scope(vars, result, instance);
            s.loops.addAll(loops);
            return s;
        }

        /** For a lambda body: only fields and captured variables, no way out but its end. */
        Scope lambda(List<Var> visible) {
            return new Scope(visible, null, instance);
        }
    }

    final Random random;
    final String name;
    final BitSet dropped;
    /** Parts that stand in the text now. */
    final BitSet present = new BitSet();
    int parts, muted, fresh;
    final List<Var> fields = new ArrayList<>();
    final List<Method> methods = new ArrayList<>();

    JavaGen(long seed, int index, BitSet dropped) {
        this.random = new Random(seed * 1000003 + index * 7919L);
        this.name = "P" + index;
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

    /** Numbers a part and leaves it out when its number was dropped. */
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

    String literal(T t) {
        return switch (t) {
            case INT -> pick("0", "1", "2", "3", "7", "(-1)", "(-5)", "31", "100", "255", "65536", "123456789", "2147483647", "(-2147483648)", "" + r(1000), "0x5555aaaa");
            case LONG -> pick("0L", "1L", "(-1L)", "5L", "(1L << 40)", "9223372036854775807L", "(-9223372036854775808L)", r(100000) + "L", "0x123456789abcdefL", "4294967296L");
            case BOOL -> pick("true", "false");
            case DOUBLE -> pick("0.0", "(-0.0)", "1.5", "(-2.25)", "1e10", "1e-300", "1e300", "(0.0 / 0.0)", "(1.0 / 0.0)", "0.1", "9007199254740993.0", r(100) + ".75");
            case FLOAT -> pick("0f", "(-0f)", "1.5f", "(-2.25f)", "1e10f", "1e-40f", "(0f / 0f)", "(-1f / 0f)", "0.1f", r(100) + ".5f");
            case SHORT -> "(short) " + pick("0", "1", "-1", "32767", "40000", "" + r(5000));
            case BYTE -> "(byte) " + pick("0", "1", "-1", "127", "200", "" + r(100));
            case CHAR -> pick("'a'", "'z'", "'0'", "' '", "(char) 65535", "(char) 0", "(char) " + r(300));
            case STR -> pick("\"\"", "\"a\"", "\"xyz\"", "\"Hello\"", "\"12\"", "\"-7\"", "\"s" + r(100) + "\"");
            case OBJ -> pick("(Object) 5", "(Object) \"o\"", "(Object) 7L", "(Object) 'c'", "(Object) 2.5", "(Object) new int[2]", "(Object) null", "(Object) new Node(1)");
            case NODE -> pick("new Node(" + r(10) + ")", "new Node(" + r(10) + ")", "((Node) null)");
            case BASE, OP -> pick("new D0(" + r(10) + ")", "new D1(" + r(10) + ")", "new D2(" + r(10) + ")", t.zero);
            case IARR -> pick("new int[8]", "new int[] {1, -2, 3, 4, 5, 6, 7, 8, 9}", "new int[" + r(4) + "]", "new int[10]");
            case LARR -> pick("new long[8]", "new long[] {1L, -2L, 3L, 4L, 5L, 6L, 7L, 8L}", "new long[" + r(4) + "]");
            default -> t.zero;
        };
    }

    String variable(Scope s, T t, boolean write) {
        List<Var> fit = new ArrayList<>();
        for (Var v : s.vars) if (v.type == t && (v.writable || !write)) fit.add(v);
        if (fit.isEmpty()) return null;
        return fit.get(fit.size() - 1 - Math.min(r(fit.size()), r(fit.size()))).name;
    }

    String leaf(Scope s, T t) {
        String v = chance(75) ? variable(s, t, false) : null;
        return v != null ? v : t.ordinal() < T.NODE.ordinal() ? "(" + literal(t) + ")" : "((" + t.java + ") " + literal(t) + ")";
    }

    String expr(Scope s, T t, int depth) {
        return part(t.zero, () -> {
            if (depth <= 0 || chance(25)) return leaf(s, t);
            String call = chance(12) ? call(s, t, depth) : null;
            if (call != null) return call;
            return switch (t) {
                case INT -> intExpr(s, depth);
                case LONG -> longExpr(s, depth);
                case BOOL -> boolExpr(s, depth);
                case DOUBLE -> doubleExpr(s, depth);
                case FLOAT -> floatExpr(s, depth);
                case SHORT, BYTE, CHAR -> chance(40) ? leaf(s, t) : "((" + t.java + ") (" + expr(s, pick(T.INT, T.INT, T.LONG, T.DOUBLE), depth - 1) + "))";
                case STR -> stringExpr(s, depth);
                default -> "((" + t.java + ") " + refExpr(s, t, depth) + ")";
            };
        });
    }

    String e(Scope s, T t, int depth) {
        return expr(s, t, depth - 1);
    }

    String index(Scope s, int depth) {
        return chance(85) ? "(" + e(s, T.INT, depth) + ") & 7" : chance(50) ? "(" + e(s, T.INT, depth) + ") % 9" : "" + r(9);
    }

    String array(Scope s, T t, int depth) {
        String a = e(s, t, depth);
        return chance(80) ? (t == T.IARR ? "vv(" : "ww(") + a + ")" : a;
    }

    String element(Scope s, T t, int depth) {
        return array(s, t, depth) + "[" + index(s, depth) + "]";
    }

    String node(Scope s, int depth) {
        String n = e(s, T.NODE, depth);
        return chance(75) ? "nn(" + n + ")" : n;
    }

    String base(Scope s, int depth) {
        String n = e(s, T.BASE, depth);
        return chance(75) ? "aa(" + n + ")" : n;
    }

    /** A cast that mostly succeeds or yields null, and sometimes throws. */
    String cast(Scope s, String type, int depth) {
        String o = e(s, T.OBJ, depth), v = "x" + fresh++;
        return chance(80) ? "((" + o + ") instanceof " + type + " " + v + " ? " + v + " : null)" : "((" + type + ") " + o + ")";
    }

    String call(Scope s, T t, int depth) {
        List<Method> fit = new ArrayList<>();
        for (Method m : methods) if (m.result == t) fit.add(m);
        if (fit.isEmpty()) return null;
        return invoke(s, fit.get(r(fit.size())), depth);
    }

    String invoke(Scope s, Method m, int depth) {
        StringBuilder b = new StringBuilder(m.instance ? pick("self.", "new " + name + "(3).") : "").append(m.name).append('(');
        for (int i = 0; i < m.params.size(); i++) b.append(i == 0 ? "" : ", ").append(e(s, m.params.get(i), depth));
        return b.append(')').toString();
    }

    String intExpr(Scope s, int d) {
        return switch (r(24)) {
            case 0, 1 -> leaf(s, T.INT);
            case 2, 3, 4 -> "(" + e(s, T.INT, d) + pick(" + ", " - ", " * ", " & ", " | ", " ^ ") + e(s, T.INT, d) + ")";
            case 5 -> "(" + e(s, T.INT, d) + pick(" << ", " >> ", " >>> ") + e(s, pick(T.INT, T.INT, T.LONG), d) + ")";
            case 6 -> "(" + e(s, T.INT, d) + pick(" / ", " % ") + (chance(75) ? "(" + e(s, T.INT, d) + " | 1)" : e(s, T.INT, d)) + ")";
            case 7 -> "(" + e(s, T.BOOL, d) + " ? " + e(s, T.INT, d) + " : " + e(s, T.INT, d) + ")";
            case 8 -> "((int) (" + e(s, pick(T.LONG, T.LONG, T.DOUBLE, T.FLOAT), d) + "))";
            case 9, 10 -> element(s, T.IARR, d);
            case 11 -> array(s, pick(T.IARR, T.LARR), d) + ".length";
            case 12 -> base(s, d) + ".virt(" + e(s, T.INT, d) + ")";
            case 13 -> (chance(50) ? base(s, d) : "pp(" + e(s, T.OP, d) + ")") + ".op(" + e(s, T.INT, d) + ", " + e(s, T.LONG, d) + ")";
            case 14 -> pick(node(s, d) + ".v", base(s, d) + ".f");
            case 15 -> {
                String t = e(s, T.STR, d);
                yield pick(t + ".length()", t + ".hashCode()", "(" + t + " + \"ab\").charAt(" + e(s, T.INT, d) + " & 1)", t + ".indexOf(" + leaf(s, T.CHAR) + ")", t + ".compareTo(" + leaf(s, T.STR) + ")", chance(30) ? "Integer.parseInt(" + t + ")" : t + ".lastIndexOf(\"a\")");
            }
            case 16 -> pick("Math.abs(", "Integer.bitCount(", "Integer.reverse(", "Integer.numberOfLeadingZeros(", "Integer.signum(", "Integer.highestOneBit(") + e(s, T.INT, d) + ")";
            case 17 -> pick("Math.max(", "Math.min(", "Integer.compareUnsigned(", "Integer.rotateLeft(", "Math.addExact(", "Math.floorMod(") + e(s, T.INT, d) + ", " + e(s, T.INT, d) + ")";
            case 18 -> {
                String v = variable(s, T.INT, true);
                yield v == null ? leaf(s, T.INT) : pick(v + "++", "--" + v, "(" + v + pick(" += ", " -= ", " *= ", " ^= ", " = ") + e(s, T.INT, d) + ")");
            }
            case 19 -> {
                String x = "(" + e(s, T.INT, d) + ") & 3";
                yield "(switch (" + x + ") { case 0 -> " + e(s, T.INT, d) + "; case 1, 2 -> " + e(s, pick(T.INT, T.CHAR, T.BYTE), d) + "; default -> " + e(s, T.INT, d) + "; })";
            }
            case 20 -> "(" + pick("- ", "~") + e(s, T.INT, d) + ")";
            case 21 -> pick("Long.compare(" + e(s, T.LONG, d) + ", " + e(s, T.LONG, d) + ")", "Double.compare(" + e(s, T.DOUBLE, d) + ", " + e(s, T.DOUBLE, d) + ")", "Long.numberOfTrailingZeros(" + e(s, T.LONG, d) + ")");
            case 22 -> chance(70) ? leaf(s, pick(T.SHORT, T.BYTE, T.CHAR)) : (chance(80) ? "num(" + e(s, T.OBJ, d) + ")" : "((int) (Integer) " + e(s, T.OBJ, d) + ")");
            default -> s.instance ? pick("q0", "this.q0++", "(q0 += " + e(s, T.INT, d) + ")") : "self.q0";
        };
    }

    String longExpr(Scope s, int d) {
        return switch (r(13)) {
            case 0, 1 -> leaf(s, T.LONG);
            case 2, 3, 4 -> "(" + e(s, T.LONG, d) + pick(" + ", " - ", " * ", " & ", " | ", " ^ ") + e(s, pick(T.LONG, T.LONG, T.INT), d) + ")";
            case 5 -> "(" + e(s, T.LONG, d) + pick(" << ", " >> ", " >>> ") + e(s, T.INT, d) + ")";
            case 6 -> "(" + e(s, T.LONG, d) + pick(" / ", " % ") + (chance(75) ? "(" + e(s, T.LONG, d) + " | 1L)" : e(s, T.LONG, d)) + ")";
            case 7 -> "((long) (" + e(s, pick(T.INT, T.INT, T.DOUBLE, T.FLOAT), d) + "))";
            case 8 -> element(s, T.LARR, d);
            case 9 -> base(s, d) + ".over(" + e(s, T.LONG, d) + ")";
            case 10 -> pick(node(s, d) + ".w", "(- " + e(s, T.LONG, d) + ")", "(~" + e(s, T.LONG, d) + ")", "Long.reverse(" + e(s, T.LONG, d) + ")", "Math.max(" + e(s, T.LONG, d) + ", " + e(s, T.LONG, d) + ")");
            case 11 -> {
                String v = variable(s, T.LONG, true);
                yield v == null ? leaf(s, T.LONG) : pick(v + "++", "--" + v, "(" + v + pick(" += ", " ^= ", " = ") + e(s, T.LONG, d) + ")");
            }
            default -> "(" + e(s, T.BOOL, d) + " ? " + e(s, T.LONG, d) + " : " + e(s, T.LONG, d) + ")";
        };
    }

    String boolExpr(Scope s, int d) {
        String rel = pick(" < ", " <= ", " > ", " >= ", " == ", " != ");
        return switch (r(14)) {
            case 0 -> leaf(s, T.BOOL);
            case 1, 2, 3 -> "(" + e(s, T.INT, d) + rel + e(s, T.INT, d) + ")";
            case 4 -> "(" + e(s, T.LONG, d) + rel + e(s, T.LONG, d) + ")";
            case 5 -> "(" + e(s, T.DOUBLE, d) + rel + e(s, pick(T.DOUBLE, T.FLOAT, T.INT), d) + ")";
            case 6 -> "(" + e(s, T.FLOAT, d) + rel + e(s, T.FLOAT, d) + ")";
            case 7, 8 -> "(" + e(s, T.BOOL, d) + pick(" && ", " || ", " & ", " | ", " ^ ", " == ") + e(s, T.BOOL, d) + ")";
            case 9 -> "(!" + e(s, T.BOOL, d) + ")";
            case 10 -> {
                T t = pick(T.NODE, T.BASE, T.OBJ, T.IARR);
                yield "(" + e(s, t, d) + pick(" == ", " != ") + pick("null", e(s, t, d)) + ")";
            }
            case 11 -> "(" + e(s, T.OBJ, d) + " instanceof " + pick("Integer", "String", "Node", "int[]", "Comparable", "D0", "Op") + ")";
            case 12 -> "(" + e(s, T.BASE, d) + " instanceof " + pick("D0", "D1", "D2") + ")";
            default -> e(s, T.STR, d) + pick(".equals(", ".startsWith(", ".contains(") + e(s, T.STR, d) + ")";
        };
    }

    String doubleExpr(Scope s, int d) {
        return switch (r(7)) {
            case 0, 1 -> leaf(s, T.DOUBLE);
            case 2, 3 -> "(" + e(s, T.DOUBLE, d) + pick(" + ", " - ", " * ", " / ", " % ") + e(s, pick(T.DOUBLE, T.FLOAT, T.INT), d) + ")";
            case 4 -> "((double) (" + e(s, pick(T.INT, T.LONG, T.FLOAT), d) + "))";
            case 5 -> pick("Math.sqrt(", "Math.abs(", "Math.floor(", "Math.ceil(", "(- ", "Math.rint(") + e(s, T.DOUBLE, d) + ")";
            default -> "(" + e(s, T.BOOL, d) + " ? " + e(s, T.DOUBLE, d) + " : " + e(s, T.DOUBLE, d) + ")";
        };
    }

    String floatExpr(Scope s, int d) {
        return switch (r(5)) {
            case 0, 1 -> leaf(s, T.FLOAT);
            case 2, 3 -> "(" + e(s, T.FLOAT, d) + pick(" + ", " - ", " * ", " / ", " % ") + e(s, pick(T.FLOAT, T.INT, T.LONG), d) + ")";
            default -> "((float) (" + e(s, pick(T.INT, T.LONG, T.DOUBLE), d) + "))";
        };
    }

    String stringExpr(Scope s, int d) {
        return switch (r(6)) {
            case 0, 1 -> leaf(s, T.STR);
            case 2, 3 -> "cut(" + e(s, T.STR, d) + " + " + e(s, pick(T.INT, T.LONG, T.BOOL, T.CHAR, T.STR, T.SHORT), d) + (chance(30) ? " + \"-\" + " + e(s, T.INT, d) : "") + ")";
            case 4 -> e(s, T.STR, d) + pick(".concat(\"xyz\").substring(" + e(s, T.INT, d) + " & 3)", ".replace('a', " + leaf(s, T.CHAR) + ")", ".toUpperCase()", ".trim()", ".concat(\"c\")");
            default -> pick("String.valueOf(" + e(s, pick(T.INT, T.LONG, T.CHAR, T.BOOL), d) + ")", "Integer.toHexString(" + e(s, T.INT, d) + ")", "new StringBuilder(" + e(s, T.STR, d) + ").append(" + e(s, T.INT, d) + ").reverse().toString()");
        };
    }

    String refExpr(Scope s, T t, int d) {
        if (chance(35)) return leaf(s, t);
        return switch (t) {
            case NODE -> pick(node(s, d) + ".next", "new Node(" + e(s, T.INT, d) + ", " + e(s, T.NODE, d) + ")", cast(s, "Node", d), "(" + e(s, T.BOOL, d) + " ? " + e(s, T.NODE, d) + " : " + e(s, T.NODE, d) + ")");
            case BASE -> pick(base(s, d) + ".link", "new D0(" + e(s, T.INT, d) + ")", "new D1(" + e(s, T.INT, d) + ")", "new D2(" + e(s, T.INT, d) + ")", cast(s, pick("D0", "D1", "D2", "Base"), d));
            case OP -> pick(e(s, T.BASE, d), cast(s, "Op", d));
            case IARR -> pick("new int[" + (chance(85) ? "(" + e(s, T.INT, d) + " & 15)" : "(" + e(s, T.INT, d) + " % 5)") + "]", array(s, T.IARR, d) + ".clone()", "new int[] {" + e(s, T.INT, d) + ", " + e(s, T.INT, d) + ", 3}", cast(s, "int[]", d), "(new int[2][" + r(9) + "])[" + r(2) + "]");
            case LARR -> pick("new long[(" + e(s, T.INT, d) + " & 15)]", array(s, T.LARR, d) + ".clone()", "new long[] {" + e(s, T.LONG, d) + "}");
            default -> pick(e(s, T.NODE, d), e(s, T.BASE, d), e(s, T.STR, d), "((Object) (" + e(s, T.INT, d) + "))", "((Object) (" + e(s, T.LONG, d) + "))", e(s, T.IARR, d), node(s, d) + ".tag");
        };
    }

    // Statements

    String block(Scope s, int depth, int count) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < count; i++) b.append(statement(s, depth));
        return b.toString();
    }

    String body(Scope s, int depth) {
        return "{\n" + block(s.inner(), depth - 1, 1 + r(2)) + "}";
    }

    String statement(Scope s, int depth) {
        return part("", () -> statementText(s, depth) + "\n");
    }

    String statementText(Scope s, int d) {
        int k = r(d > 0 ? 34 : 15);
        if (k < 6) return assignment(s);
        if (k < 8) return "mix(" + expr(s, pick(VALUES), 3) + ");";
        if (k < 10) return compound(s);
        if (k < 12) return invoke(s, methods.get(r(methods.size())), 3) + ";";
        if (k == 12) return "if ((" + leaf(s, T.INT) + " & 3) == " + r(4) + " && " + expr(s, T.BOOL, 2) + ") throw " + pick("new Ex(" + expr(s, T.INT, 2) + ")", "new IllegalStateException(" + expr(s, T.STR, 1) + ")", "new Ex(" + r(100) + ")") + ";";
        if (k == 13) return leave(s);
        if (k == 14) return "mix(" + expr(s, T.LONG, 3) + ");";
        if (k < 20) return "if (" + expr(s, T.BOOL, 2) + ") " + body(s, d) + (chance(50) ? " else " + body(s, d) : "");
        if (k < 25) return loop(s, d);
        if (k < 27) return switchStatement(s, d);
        if (k < 31) return tryStatement(s, d);
        if (k == 31) return lambda(s, d);
        if (k == 32) return pick("synchronized (" + (chance(90) ? "LOCK" : expr(s, T.OBJ, 2)) + ") " + body(s, d), pattern(s, d), "assert (" + leaf(s, T.INT) + " & 7) != " + r(8) + " || " + expr(s, T.BOOL, 2) + " : " + expr(s, T.INT, 1) + ";");
        String v = "x" + fresh++;
        T t = pick(VALUES);
        String init = expr(s, t, 3);
        Scope in = s.inner();
        in.vars.add(new Var(v, t, true));
        return "{\n" + t.java + " " + v + " = " + init + ";\n" + block(in, d - 1, 2 + r(2)) + "}";
    }

    String assignment(Scope s) {
        T t = pick(VALUES);
        String target = chance(65) ? variable(s, t, true) : null;
        if (target != null) return target + " = " + expr(s, t, 3) + ";";
        return switch (r(7)) {
            case 0, 1 -> element(s, T.IARR, 2) + " = " + expr(s, T.INT, 3) + ";";
            case 2 -> element(s, T.LARR, 2) + " = " + expr(s, T.LONG, 3) + ";";
            case 3 -> node(s, 2) + pick(".next = " + expr(s, T.NODE, 2), ".v = " + expr(s, T.INT, 2), ".tag = " + expr(s, T.OBJ, 2), ".w = " + expr(s, T.LONG, 2)) + ";";
            case 4 -> base(s, 2) + pick(".link = " + expr(s, T.BASE, 2), ".f = " + expr(s, T.INT, 2)) + ";";
            case 5 -> "((Object[]) grid)[" + r(3) + "] = " + pick(expr(s, T.IARR, 2), expr(s, T.OBJ, 2)) + ";";
            default -> "vv(grid[" + r(3) + "])[" + index(s, 2) + "] " + pick("=", "+=") + " " + expr(s, T.INT, 2) + ";";
        };
    }

    String compound(Scope s) {
        T t = pick(T.INT, T.INT, T.LONG, T.SHORT, T.BYTE, T.CHAR, T.DOUBLE, T.FLOAT, T.BOOL, T.STR);
        String target = chance(60) ? variable(s, t, true) : null;
        if (target == null) {
            t = pick(T.INT, T.LONG);
            target = t == T.INT ? pick(element(s, T.IARR, 2), node(s, 2) + ".v", base(s, 2) + ".f") : pick(element(s, T.LARR, 2), node(s, 2) + ".w");
        }
        if (t == T.BOOL) return target + pick(" &= ", " |= ", " ^= ") + expr(s, T.BOOL, 2) + ";";
        if (t == T.STR) return target + " = cut(" + target + " + " + expr(s, pick(VALUES[r(12)], T.STR), 2) + ");";
        if (t == T.DOUBLE || t == T.FLOAT) return target + pick(" += ", " -= ", " *= ", " /= ", " %= ") + expr(s, pick(T.INT, T.DOUBLE, T.FLOAT), 2) + ";";
        return switch (r(5)) {
            case 0 -> target + pick("++;", "--;");
            case 1 -> target + pick(" <<= ", " >>= ", " >>>= ") + expr(s, pick(T.INT, T.LONG), 2) + ";";
            case 2 -> target + pick(" /= ", " %= ") + expr(s, pick(T.INT, T.LONG), 2) + ";";
            case 3 -> target + pick(" += ", " *= ") + expr(s, pick(T.INT, T.DOUBLE, T.CHAR), 2) + ";";
            default -> target + pick(" += ", " -= ", " ^= ", " |= ", " &= ") + expr(s, pick(T.INT, T.LONG), 2) + ";";
        };
    }

    String leave(Scope s) {
        String c = "if (" + expr(s, T.BOOL, 3) + ") ";
        if (!s.loops.isEmpty() && chance(70)) {
            String label = s.loops.get(r(s.loops.size()));
            return c + pick("break", "continue") + (chance(50) ? " " + label : "") + ";";
        }
        if (s.result == null) return "mix(" + expr(s, T.BOOL, 2) + ");";
        return c + "return" + (s.result == T.VOID ? "" : " " + expr(s, s.result, 2)) + ";";
    }

    String loop(Scope s, int d) {
        String label = "L" + fresh++, v = "x" + fresh++;
        Scope in = s.inner();
        in.loops.add(label);
        switch (r(5)) {
            case 0 -> {
                in.vars.add(new Var(v, T.INT, false));
                String bound = chance(70) ? "" + (2 + r(9)) : "(" + expr(s, T.INT, 2) + " & 15)";
                return label + ": for (int " + v + " = 0; " + v + " < " + bound + " && fuel-- > 0; " + v + "++) {\n" + block(in, d - 1, 1 + r(2)) + "}";
            }
            case 1 -> {
                in.vars.add(new Var(v, T.LONG, true));
                return label + ": for (long " + v + " = " + expr(s, T.LONG, 1) + "; " + expr(in, T.BOOL, 2) + " && fuel-- > 0; " + v + pick("++", " -= 3", " >>= 1", " *= 7") + ") {\n" + block(in, d - 1, 1 + r(2)) + "}";
            }
            case 2 -> {
                return label + ": while (" + expr(s, T.BOOL, 3) + " && fuel-- > 0) {\n" + block(in, d - 1, 1 + r(2)) + "}";
            }
            case 3 -> {
                return label + ": do {\n" + block(in, d - 1, 1 + r(2)) + "} while (" + expr(s, T.BOOL, 2) + " && fuel-- > 0);";
            }
            default -> {
                in.vars.add(new Var(v, T.INT, true));
                return label + ": for (int " + v + " : " + array(s, T.IARR, 2) + ") {\nif (fuel-- <= 0) break;\n" + block(in, d - 1, 1 + r(2)) + "}";
            }
        }
    }

    String switchStatement(Scope s, int d) {
        StringBuilder b = new StringBuilder();
        Scope in = s.inner();
        in.loops.clear();
        int kind = r(4), cases = 2 + r(2), step = pick(1, 1, 3, 1000);
        if (kind == 0) {
            b.append("switch (").append(expr(s, T.STR, 2)).append(") {\n");
            String[] labels = {"\"\"", "\"a\"", "\"xyz\"", "\"Hello\"", "\"12\"", "\"Aa\"", "\"BB\""};
            for (int i = 0; i < cases; i++) b.append("case ").append(labels[i]).append(":\n").append(block(in, d - 1, 1)).append(chance(70) ? "break;\n" : "");
        } else {
            boolean arrow = kind == 1;
            b.append("switch (").append(kind == 2 ? expr(s, T.CHAR, 2) : "(" + expr(s, T.INT, 2) + ") % " + cases * step).append(") {\n");
            for (int i = 0; i < cases; i++) {
                String label = kind == 2 ? "'" + (char) ('a' + i * 2) + "'" : "" + (i - 1) * step;
                if (arrow) b.append("case ").append(label).append(" -> ").append(body(in, d)).append("\n");
                else b.append("case ").append(label).append(":\n").append(block(in, d - 1, 1)).append(chance(65) ? "break;\n" : "");
            }
            if (arrow) return b.append("default -> ").append(body(in, d)).append("\n}").toString();
        }
        if (chance(60)) b.append("default:\n").append(block(in, d - 1, 1));
        return b.append("}").toString();
    }

    String tryStatement(Scope s, int d) {
        StringBuilder b = new StringBuilder("try ").append(body(s, d));
        String[] order = {"ArithmeticException", "ArrayIndexOutOfBoundsException", "NullPointerException", "ClassCastException", "NegativeArraySizeException", "Ex", "ArrayStoreException", "IllegalStateException", "RuntimeException", "Throwable"};
        int from = 0, catches = r(3);
        boolean end = chance(35) || catches == 0;
        for (int i = 0; i < catches && from < order.length; i++) {
            int k = from + r(order.length - from);
            String v = "x" + fresh++;
            Scope in = s.inner();
            b.append(" catch (").append(order[k]).append(' ').append(v).append(") {\nmix(").append(v).append(".getClass().getName());\n");
            if (order[k].equals("Ex")) b.append("mix(").append(v).append(".code);\n");
            if (k < 2) b.append("mix(").append(v).append(".getMessage());\n");
            b.append(block(in, d - 1, 1 + r(2)));
            if (k < 8 && chance(15)) b.append("if (").append(expr(in, T.BOOL, 1)).append(") throw ").append(v).append(";\n");
            b.append("}");
            from = k + 1;
        }
        if (end) b.append(" finally ").append(body(s, d));
        return b.toString();
    }

    String lambda(Scope s, int d) {
        String c = "x" + fresh++, k = "x" + fresh++, f = "x" + fresh++, p = "x" + fresh++, q = "x" + fresh++;
        T ct = pick(VALUES);
        String init = expr(s, ct, 2), key = expr(s, T.INT, 1);
        List<Var> visible = new ArrayList<>(fields);
        visible.add(new Var(c, ct, false));
        visible.add(new Var(k, T.INT, false));
        StringBuilder b = new StringBuilder("{\nfinal ").append(ct.java).append(' ').append(c).append(" = ").append(init).append(";\nfinal int ").append(k).append(" = ").append(key).append(";\n");
        Scope in = s.lambda(visible);
        switch (r(4)) {
            case 0 -> b.append("Runnable ").append(f).append(" = () -> {\nif (fuel-- <= 0) return;\n").append(block(in, d - 1, 2)).append("};\n").append(f).append(".run();\n").append(f).append(".run();\n");
            case 1 -> {
                in.vars.add(new Var(p, T.INT, false));
                in.vars.add(new Var(q, T.INT, false));
                b.append("java.util.function.IntBinaryOperator ").append(f).append(" = (").append(p).append(", ").append(q).append(") -> ").append(expr(in, T.INT, 3)).append(";\nmix(").append(f).append(".applyAsInt(").append(expr(s, T.INT, 2)).append(", ").append(expr(s, T.INT, 2)).append("));\n");
            }
            case 2 -> {
                in.vars.add(new Var(p, T.OBJ, false));
                b.append("java.util.function.Function<Object, Object> ").append(f).append(" = ").append(p).append(" -> ").append(expr(in, T.OBJ, 3)).append(";\no0 = ").append(f).append(".apply(").append(expr(s, T.OBJ, 2)).append(");\n");
            }
            default -> b.append("Op ").append(f).append(" = ").append(pick("aa(" + expr(s, T.BASE, 2) + ")::op", "(" + p + ", " + q + ") -> " + p + " + (int) " + q + " * " + k, name + "::opref")).append(";\nmix(").append(f).append(".op(").append(expr(s, T.INT, 2)).append(", ").append(expr(s, T.LONG, 2)).append("));\n");
        }
        return b.append("}").toString();
    }

    String pattern(Scope s, int d) {
        String v = "x" + fresh++;
        Scope in = s.inner();
        boolean node = chance(50);
        in.vars.add(new Var(v, node ? T.NODE : T.STR, true));
        return "if (" + expr(s, T.OBJ, 2) + " instanceof " + (node ? "Node " : "String ") + v + " && " + (node ? v + ".v != 3" : v + ".length() < 9") + ") {\n" + block(in, d - 1, 2) + "}";
    }

    // Members and the program

    void field(StringBuilder b, String modifiers, String fieldName, T t) {
        b.append(part("", () -> modifiers + t.java + " " + fieldName + " = " + literal(t) + ";\n"));
        fields.add(new Var(fieldName, t, true));
    }

    String method(Method m) {
        return part("", () -> {
            List<Var> vars = new ArrayList<>(fields);
            StringBuilder head = new StringBuilder(m.instance ? "" : "static ").append(m.result.java).append(' ').append(m.name).append('(');
            for (int i = 0; i < m.params.size(); i++) {
                head.append(i == 0 ? "" : ", ").append(m.params.get(i).java).append(" p").append(i);
                vars.add(new Var("p" + i, m.params.get(i), true));
            }
            String zero = m.result == T.VOID ? "return;\n" : "return " + m.result.zero + ";\n";
            Scope s = new Scope(vars, m.result, m.instance);
            String text = block(s, 2, 1 + r(3)) + (m.result == T.VOID ? "" : "return " + expr(s, m.result, 3) + ";\n");
            return head + ") {\nif (fuel-- <= 0) " + zero + text + "}\n\n";
        });
    }

    /** A method of the hierarchy over its own fields. */
    String member(String head, T result, List<Var> own) {
        return part("", () -> {
            List<Var> vars = new ArrayList<>(fields);
            vars.addAll(own);
            Scope s = new Scope(vars, result, false);
            return head + " {\nif (fuel-- <= 0) return 1;\n" + block(s, 1, r(2)) + "return " + expr(s, result, 3) + ";\n}\n";
        });
    }

    String generate() {
        StringBuilder b = new StringBuilder("public class " + name + " {\n");
        T[] types = {T.INT, T.INT, T.LONG, T.LONG, T.BOOL, T.DOUBLE, T.FLOAT, T.SHORT, T.BYTE, T.CHAR, T.STR, T.NODE, T.NODE, T.BASE, T.BASE, T.OP, T.IARR, T.LARR, T.OBJ};
        String[] names = {"i0", "i1", "l0", "l1", "b0", "d0", "f0", "s0", "y0", "c0", "t0", "n0", "n1", "a0", "a1", "g0", "v0", "w0", "o0"};
        for (int i = 0; i < types.length; i++) field(b, "static ", names[i], types[i]);
        int count = 2 + r(3);
        for (int i = 0; i < count; i++) {
            List<T> params = new ArrayList<>();
            for (int k = r(4); k > 0; k--) params.add(pick(VALUES));
            methods.add(new Method("m" + i, pick(T.INT, T.INT, T.LONG, T.BOOL, T.NODE, T.IARR, T.BASE, T.STR, T.DOUBLE, T.VOID), params, i > 0 && chance(25)));
        }
        for (String line : FIXED.replace("$P", name).split("\n", -1)) b.append(whole(line) ? part("", () -> line + "\n") : line + "\n");
        Var x = new Var("x", T.INT, true), y = new Var("y", T.LONG, true), f = new Var("f", T.INT, true), link = new Var("link", T.BASE, true), g = new Var("g", T.SHORT, true), data = new Var("data", T.IARR, true), tick = new Var("tick", T.LONG, true);
        b.append(part("", () -> "static abstract class Base implements Op {\nint f;\nBase link;\nBase(int f) { this.f = f; }\nabstract int virt(int x);\n"
            + "long over(long y) { return y + f; }\npublic int op(int x, long y) { return x ^ (int) y ^ f; }\n}\n\n"));
        b.append(part("", () -> "static class D0 extends Base {\nshort g = 3;\nD0(int f) { super(f); }\n"
            + orElse(member("int virt(int x)", T.INT, List.of(x, f, link, g)), "int virt(int x) { return x + g; }\n") + "}\n\n"));
        b.append(part("", () -> "static class D1 extends Base {\nint[] data = {1, 2, 3, 4, 5, 6, 7, 8};\nstatic long tick;\nD1(int f) { super(f * 2); data[f & 7] = f; }\n"
            + orElse(member("int virt(int x)", T.INT, List.of(x, f, data, tick)), "int virt(int x) { return x * 2; }\n")
            + member("long over(long y)", T.LONG, List.of(y, f, link, tick)) + member("public int op(int x, long y)", T.INT, List.of(x, y, data)) + "}\n\n"));
        b.append(part("", () -> "static class D2 extends D0 {\nD2(int f) { super(f + 1); link = this; }\n"
            + (chance(50) ? part("", () -> "int virt(int x) { return super.virt(x) * 31 + " + expr(new Scope(fields, T.INT, false), T.INT, 2) + "; }\n") : "")
            + member("long over(long y)", T.LONG, List.of(y, g, f)) + "}\n\n"));
        for (Method m : methods) b.append(method(m));
        int actions = 2 + r(2);
        b.append("public static void main(String[] args) {\n");
        for (int i = 0; i < actions; i++) {
            int k = i;
            b.append(part("", () -> {
                Scope s = new Scope(fields, null, false);
                s.vars.add(new Var("round", T.INT, false));
                return "fuel = 200;\nfor (int round = 0; round < 12 && fuel > 0; round++) {\ntry {\n" + block(s, 2, 2 + r(2))
                    + "} catch (Throwable e) {\ncaught++;\nmix(e.getClass().getName());\n}\n}\nshow(" + k + ");\n";
            }));
        }
        return indent(b.append("}\n}\n").toString());
    }

    static String orElse(String text, String other) {
        return text.isEmpty() ? other : text;
    }

    /** The part that every program has: helpers, the node class, the interface, the checksums. */
    static final String FIXED = """
        static int fuel;
        static long hash;
        static int caught;
        static final Object LOCK = new Object();
        static final $P self = new $P(5);
        static final Node NN = new Node(1);
        static final Base AA = new D1(2);
        static int[][] grid = new int[3][8];
        int q0;

        $P(int q) { q0 = q; }

        interface Op {
        int op(int x, long y);
        }

        static class Node {
        int v;
        long w;
        Node next;
        Object tag;
        Node(int v) { this.v = v; }
        Node(int v, Node next) { this(v); this.next = next; w = v * 3L; }
        }

        static class Ex extends RuntimeException {
        final int code;
        Ex(int code) { super("ex" + code); this.code = code; }
        }

        static Node nn(Node n) { return n == null ? NN : n; }
        static Base aa(Base a) { return a == null ? AA : a; }
        static Op pp(Op p) { return p == null ? AA : p; }
        static int[] vv(int[] a) { return a == null || a.length < 8 ? grid[0] != null && grid[0].length > 7 ? grid[0] : (grid[0] = new int[8]) : a; }
        static long[] ww(long[] a) { return a == null || a.length < 8 ? w0 = new long[9] : a; }
        static int num(Object o) { return o instanceof Integer i ? i : o instanceof String s ? s.length() : 1; }
        static String cut(String s) { return s.length() > 40 ? s.substring(s.length() - 20) : s; }
        static int opref(int x, long y) { return x * 3 - (int) y; }
        static void mix(long v) { hash = hash * 31 + v; }
        static void mix(double v) { mix(Double.doubleToLongBits(v)); }
        static void mix(boolean v) { mix(v ? 5 : 9); }
        static void mix(Object o) {
        if (o == null) mix(3);
        else if (o instanceof String s) mix(s.hashCode());
        else if (o instanceof Node n) mix(n.v ^ n.w);
        else if (o instanceof Base b) mix(b.f);
        else if (o instanceof int[] a) { mix(a.length); for (int x : a) mix(x); }
        else if (o instanceof long[] a) { mix(a.length); for (long x : a) mix(x); }
        else if (o instanceof Number || o instanceof Character) mix(o.hashCode());
        else mix(7);
        }
        static void show(int k) {
        $SHOW
        mix(self.q0);
        for (int[] row : grid) mix(row);
        Node n = n0;
        for (int i = 0; i < 5 && n != null; i++, n = n.next) { mix(n); mix(n.tag); }
        System.out.print(k + " " + hash + " " + caught);
        System.out.print(" " + i0 + " " + l0);
        System.out.print(" " + d0);
        System.out.print(" " + f0);
        System.out.println(" " + b0 + " " + s0 + y0 + (int) c0 + " " + t0.length());
        }

        """.replace("$SHOW", "mix(i0); mix(i1); mix(l0); mix(l1); mix(b0); mix(d0); mix(f0); mix(s0); mix(y0); mix(c0); mix(t0); mix(n0); mix(n1); mix(a0); mix(a1); mix(g0); mix(v0); mix(w0); mix(o0);".replace(" ", "\n"));

    /** Whether a line of the fixed part can be left out alone. */
    static boolean whole(String line) {
        return !line.startsWith("}") && (line.endsWith(";") || line.endsWith("}"));
    }

    static String indent(String text) {
        StringBuilder b = new StringBuilder();
        int depth = 0;
        for (String line : text.split("\n", -1)) {
            if (line.startsWith("}")) depth--;
            if (!line.isEmpty()) b.append("    ".repeat(depth)).append(line);
            b.append('\n');
            int open = 0;
            for (int i = line.startsWith("}") ? 1 : 0; i < line.length(); i++) open += line.charAt(i) == '{' ? 1 : line.charAt(i) == '}' ? -1 : 0;
            depth += open;
        }
        return b.toString().stripTrailing() + "\n";
    }

    static String batch(int count) {
        StringBuilder b = new StringBuilder("// runs the programs LO to HI - 1, each after a line with its name\npublic class Batch {\n");
        for (int from = 0; from < count; from += 500) {
            b.append("static void run").append(from / 500).append("(int i) {\nswitch (i) {\n");
            for (int i = from; i < Math.min(count, from + 500); i++) b.append("case ").append(i).append(": P").append(i).append(".main(null); break;\n");
            b.append("}\n}\n\n");
        }
        b.append("public static void main(String[] args) {\nfor (int i = Integer.parseInt(args[0]); i < Integer.parseInt(args[1]); i++) {\nSystem.out.println(\"== P\" + i);\ntry {\nswitch (i / 500) {\n");
        for (int from = 0; from < count; from += 500) b.append("case ").append(from / 500).append(": run").append(from / 500).append("(i); break;\n");
        return indent(b.append("}\n} catch (Throwable t) {\nSystem.out.println(t.getClass().getName());\n}\n}\n}\n}\n").toString());
    }

    public static void main(String[] args) throws IOException {
        if (args.length >= 4 && args[0].equals("--one")) {
            BitSet out = new BitSet();
            if (args.length > 4) for (String id : args[4].split(",")) out.set(Integer.parseInt(id));
            JavaGen g = new JavaGen(Long.parseLong(args[1]), Integer.parseInt(args[2]), out);
            Files.createDirectories(Path.of(args[3]));
            Files.writeString(Path.of(args[3], g.name + ".java"), g.generate());
        } else if (args.length == 3) {
            int count = Integer.parseInt(args[1]);
            Path dir = Path.of(args[2]);
            Files.createDirectories(dir);
            for (int i = 0; i < count; i++) {
                JavaGen g = new JavaGen(Long.parseLong(args[0]), i, new BitSet());
                Files.writeString(dir.resolve(g.name + ".java"), g.generate());
            }
            Files.writeString(dir.resolve("Batch.java"), batch(count));
        } else {
            System.err.println("usage: JavaGen SEED COUNT OUTDIR | --one SEED INDEX OUTDIR [IDS]");
            System.exit(2);
        }
    }
}
