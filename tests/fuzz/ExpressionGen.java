import java.util.BitSet;
import java.util.List;

/** Random expressions. Dereferences are mostly guarded, and sometimes not. */
abstract class ExpressionGen extends DrawGen {
    boolean hasSub, hasRisk, hasVirtual, hasRecursive;

    ExpressionGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String leaf(Scope s, T t) {
        String v = chance(80) ? variable(s, t) : null;
        if (v != null) return t == T.INT ? "(int) " + v : v;
        boolean none = s.pure || chance(50);
        return switch (t) {
            case INT -> pick("0", "1", "2", "(-1)", "3");
            case BOOL -> pick("true", "false");
            case ENUM -> pick("E.A", "E.B", "((E) null)");
            case NODE -> none ? t.zero : fresh();
            case POOL -> none ? t.zero : "new P()";
            case OBJ -> none ? t.zero : pick("new Object()", "(Object) this");
            case IARR -> none ? t.zero : pick("(new int[1])", "(new int[2])", "(new int[] {1, 2})");
            case NARR -> none ? t.zero : pick("(new N[1])", "(new N[2])", "(new N[] {null, new N()})");
            case PARR -> none ? t.zero : pick("(new P[1])", "(new P[2])", "(new P[] {new P(), null})");
        };
    }

    String fresh() {
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
                case NODE, POOL -> reference(s, t, depth - 1);
                case OBJ -> chance(20) ? "((Object) " + expr(s, pick(T.NODE, T.POOL), depth - 1) + ")" : choice(s, t, depth - 1);
                default -> choice(s, t, depth - 1);
            };
        });
    }

    String choice(Scope s, T t, int depth) {
        return chance(60) ? leaf(s, t) : "(" + expr(s, T.BOOL, depth) + " ? " + expr(s, t, depth) + " : " + expr(s, t, depth) + ")";
    }

    String integer(Scope s, int d) {
        String a = expr(s, T.INT, d), b = expr(s, T.INT, d), n = leaf(s, T.NODE), arr = leaf(s, T.IARR), e = leaf(s, T.ENUM);
        int kind = r(24), plain = r(9);
        boolean nothing = kind == 13 && e.equals(T.ENUM.zero) || kind >= 14 && kind <= 16 && arr.equals(T.IARR.zero);
        return switch (nothing ? plain : kind) {
            case 0, 1, 2 -> "(" + a + " + " + b + ")";
            case 3, 4 -> "(" + a + " - " + b + ")";
            case 5 -> "(" + a + " * " + b + ")";
            case 6 -> "(" + a + pick(" / ", " % ") + pick("2", "3", "(-2)", "(" + b + " | 1)", "(" + b + ")") + ")";
            case 7 -> "(" + a + pick(" << ", " >> ", " >>> ") + pick("1", "33", "(" + b + ")") + ")";
            case 8 -> "(" + a + pick(" & ", " | ", " ^ ") + b + ")";
            case 9, 10 -> narrowed(a, b);
            case 11 -> "(" + expr(s, T.BOOL, d) + " ? " + a + " : " + b + ")";
            case 12 -> pick("Math.max(" + a + ", " + b + ")", "Math.abs(" + a + ")", "Math.min(" + a + ", " + b + ")");
            case 13 -> guarded(e, T.INT, e + ".ordinal()");
            case 14 -> guarded(arr, T.INT, arr + ".length");
            case 15, 16 -> element(s, T.IARR, arr, a);
            case 17 -> hasVirtual ? called(n, a) : a;
            case 18 -> hasRecursive ? "count(" + n + ", " + pick("2", "3") + ")" : a;
            case 19 -> hasRisk && !s.pure ? "risk(" + n + ", " + a + ")" : b;
            case 20, 21 -> field(s, T.POOL, T.INT);
            default -> field(s, T.NODE, T.INT);
        };
    }

    /** Through the class, or through the interface that it implements. */
    String called(String n, String a) {
        return guarded(n, T.INT, chance(70) ? n + ".v(" + a + ")" : "((I) " + n + ").v(" + a + ")");
    }

    String narrowed(String a, String b) {
        return pick("(-" + a + ")", "(~" + a + ")", "(byte) (" + a + " * 100)", "(byte) (" + a + " + 127)", "(char) (" + a + ")", "(char) (" + a + " - 1)", "(short) (" + a + " << 14)",
            "(short) (" + a + " + 32767)", "(int) (" + a + " * 3000000000L >> 31)", "(int) ((long) " + a + " << 33 >> 32)", "(Long.compare(" + a + " * 4294967296L, (long) " + b + "))", "(int) ((" + a + " - 4294967296L) >>> 31)");
    }

    String element(Scope s, T t, String arr, String index) {
        if (chance(8)) return "((" + t.java + ") " + arr + ")[" + index + "]";
        String i = chance(40) ? pick("0", "1") : "(" + index + ")";
        return "(" + arr + " != null && " + i + " >= 0 && " + i + " < " + arr + ".length ? " + arr + "[" + i + "] : " + t.element().zero + ")";
    }

    /** A field of type t of a holder, which may be null. */
    String field(Scope s, T holder, T t) {
        List<Field> fit = fields(holder, t);
        String n = leaf(s, holder);
        if (fit.isEmpty()) return leaf(s, t);
        if (n.startsWith("(") || n.startsWith("new")) n = "(" + n + ")";
        return guarded(n, t, (t == T.INT ? "(int) " : "") + n + "." + of(fit).name());
    }

    String condition(Scope s, int d) {
        String a = expr(s, T.BOOL, d), b = expr(s, T.BOOL, d), n = leaf(s, T.NODE), o = leaf(s, T.OBJ);
        T ref = likely(s, T.NODE, T.NODE, T.POOL, T.POOL, T.OBJ, T.IARR, T.NARR, T.PARR, T.ENUM), same = likely(s, T.NODE, T.POOL, T.POOL);
        return switch (r(22)) {
            case 0, 1, 2 -> "(" + a + pick(" && ", " && ", " || ", " || ", " ^ ", " & ", " | ", " == ") + b + ")";
            case 3 -> "!" + a;
            case 4, 5, 6, 7, 8 -> "(" + expr(s, T.INT, d) + pick(" < ", " <= ", " == ", " != ", " > ", " >= ") + expr(s, T.INT, d) + ")";
            case 9, 10, 11 -> "(" + expr(s, ref, d) + pick(" == ", " != ") + "null)";
            case 12, 13 -> "(" + expr(s, ref, d) + pick(" == ", " != ") + expr(s, ref, d) + ")";
            case 14 -> "(" + o + " instanceof " + pick("N", "P", name, "int[]", "String", "I") + ")";
            case 15 -> hasSub ? pick("(" + n + " instanceof S)", "(" + n + " instanceof S && ((S) " + n + ").extra)") : a;
            case 16 -> hasRecursive ? pick("has(" + n + ", " + leaf(s, T.NODE) + ", 3)", "(count(" + n + ", 2) <= 1)") : b;
            case 17 -> "glassbox.GlassBox.isSameObject(" + leaf(s, same) + ", " + leaf(s, pick(same, T.OBJ)) + ")";
            case 18, 19 -> "(" + leaf(s, same) + pick(" == ", " != ") + leaf(s, same) + ")";
            default -> field(s, likely(s, T.NODE, T.POOL), T.BOOL);
        };
    }

    /** A node or an object of the pool. */
    String reference(Scope s, T t, int d) {
        String n = expr(s, t, d), arr = leaf(s, t == T.NODE ? T.NARR : T.PARR), index = expr(s, T.INT, d);
        int kind = r(9);
        boolean nothing = (kind == 5 || kind == 6) && arr.startsWith("((");
        return switch (nothing ? 0 : kind) {
            case 0, 1, 2 -> field(s, t, t);
            case 3 -> field(s, t == T.NODE ? T.POOL : T.NODE, t);
            case 4 -> choice(s, t, d);
            case 5, 6 -> element(s, t == T.NODE ? T.NARR : T.PARR, arr, index);
            case 7 -> t == T.NODE && hasSub && chance(30) ? "((N) (S) " + n + ")" : n;
            default -> s.pure ? n : t == T.NODE ? fresh() : "new P()";
        };
    }
}
