import java.util.BitSet;
import java.util.List;

/** Random expressions. Dereferences are mostly guarded, and sometimes not. */
abstract class ExpressionGen extends DrawGen {
    boolean hasSub, hasRisk, hasVirtual, hasRecursive;
    /** Fields, arguments and results of type String and Integer. */
    boolean hasText;
    /** Objects of the pool have equals and hashCode; a subclass that overrides. */
    boolean hasEquals, hasPoolSub;
    /** A method with an effect that gives a boolean. */
    boolean hasBump;

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
            case POOL -> none ? t.zero : pool();
            case OBJ -> none ? t.zero : pick("new Object()", "(Object) this");
            case IARR -> none ? t.zero : pick("(new int[1])", "(new int[2])", "(new int[] {1, 2})");
            case NARR -> none ? t.zero : pick("(new N[1])", "(new N[2])", "(new N[] {null, new N()})");
            case PARR -> none ? t.zero : pick("(new P[1])", "(new P[2])", "(new P[] {new P(), null})");
            case BARR, CARR, LARR -> none ? t.zero : "(new " + t.java + pick(" {1}", " {(" + t.java.replace("[]", "") + ") -1, 2}", " {}") + ")";
            case AARR -> none ? t.zero : pick("(new int[1][1])", "(new int[2][])", "(new int[][] {{1}, null})");
            case STR -> pick("\"\"", "\"a\"", "\"ab\"", "\"b\"", t.zero);
            case BOX -> none ? t.zero : pick("Integer.valueOf(1)", "Integer.valueOf(200)", t.zero);
        };
    }

    String fresh() {
        return hasSub && chance(40) ? "new S()" : "new N()";
    }

    String pool() {
        return hasPoolSub && chance(40) ? "new Q()" : "new P()";
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
                case STR -> text(s, depth - 1);
                case BOX -> !s.pure && chance(40) ? "Integer.valueOf(" + expr(s, T.INT, depth - 1) + ")" : choice(s, t, depth - 1);
                case IARR -> chance(30) && variable(s, T.AARR) != null ? element(s, T.AARR, variable(s, T.AARR), expr(s, T.INT, depth - 1)) : choice(s, t, depth - 1);
                default -> choice(s, t, depth - 1);
            };
        });
    }

    String choice(Scope s, T t, int depth) {
        return chance(60) ? leaf(s, t) : "(" + expr(s, T.BOOL, depth) + " ? " + expr(s, t, depth) + " : " + expr(s, t, depth) + ")";
    }

    /** Text is computed in operations; elsewhere it is only looked at. */
    String text(Scope s, int d) {
        if (s.pure || chance(30)) return choice(s, T.STR, d);
        String a = leaf(s, T.STR), b = leaf(s, T.STR), n = expr(s, T.INT, d), c = "(char) ('a' + (" + n + " & 1))";
        return switch (r(9)) {
            case 0, 1 -> "(" + a + " + " + b + ")";
            case 2 -> "(" + pick("\"\"", "\"x\"", a) + " + " + pick(n, c, "(" + n + " > 0)", leaf(s, T.BOX)) + ")";
            case 3 -> "String.valueOf(" + pick(n, c) + ")";
            case 4 -> "new StringBuilder(" + pick("", guarded(a, T.STR, a).replace("((String) null)", "\"\"")) + ").append(" + pick(n, b, c) + ")" + pick("", ".reverse()", ".append(" + a + ")") + ".toString()";
            case 5 -> "(" + a + " != null && " + a + ".length() > 0 ? " + a + ".substring(" + pick("0, 1", "1", "0, " + a + ".length() - 1") + ") : " + b + ")";
            case 6 -> guarded(a, T.STR, a + pick(".trim()", ".concat(\"b\")", ".replace('a', 'b')", ".toUpperCase()"));
            case 7 -> guarded(a, T.STR, a + ".substring(" + n + ")");
            default -> choice(s, T.STR, d);
        };
    }

    /** A number that is read from text or from a box. */
    String ofText(Scope s, String a) {
        String t = leaf(s, T.STR), box = leaf(s, T.BOX), u = leaf(s, T.STR);
        return switch (r(6)) {
            case 0, 1 -> guarded(t, T.INT, t + ".length()");
            case 2 -> "(" + t + " != null && !" + t + ".isEmpty() ? (int) " + t + ".charAt(0) : 0)";
            case 3 -> guarded(t, T.INT, t + pick(".indexOf('b')", ".indexOf(\"ab\")", ".hashCode()", ".charAt(" + a + ")"));
            case 4 -> "(" + t + " != null && " + u + " != null ? " + t + ".compareTo(" + u + ") : 0)";
            default -> guarded(box, T.INT, pick("(int) " + box, box + ".intValue()", box + ".hashCode()"));
        };
    }

    /** A question about text or boxes. */
    String aboutText(Scope s) {
        T t = pick(T.STR, T.STR, T.BOX);
        String a = leaf(s, t), b = leaf(s, t);
        return switch (r(5)) {
            case 0, 1 -> guarded(a, T.BOOL, a + ".equals(" + b + ")");
            case 2 -> "(" + a + pick(" == ", " != ") + b + ")";
            case 3 -> t == T.STR ? guarded(a, T.BOOL, a + pick(".isEmpty()", ".startsWith(\"a\")", ".endsWith(\"b\")", ".contains(\"b\")")) : "(" + a + " == null)";
            default -> "(" + a + pick(" == ", " != ") + "null)";
        };
    }

    String integer(Scope s, int d) {
        T arrays = likely(s, T.IARR, T.IARR, T.BARR, T.CARR, T.LARR);
        String a = expr(s, T.INT, d), b = expr(s, T.INT, d), n = leaf(s, T.NODE), arr = leaf(s, arrays), e = leaf(s, T.ENUM);
        if (hasText && chance(25)) return ofText(s, a);
        int kind = r(24), plain = r(9);
        boolean nothing = kind == 13 && e.equals(T.ENUM.zero) || kind >= 14 && kind <= 16 && arr.equals(arrays.zero);
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
            case 15, 16 -> element(s, arrays, arr, a);
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
        String number = t.element() == T.INT ? "(int) " : "";
        if (chance(8)) return number + "((" + t.java + ") " + arr + ")[" + index + "]";
        String i = chance(40) ? pick("0", "1") : "(" + index + ")";
        return "(" + arr + " != null && " + i + " >= 0 && " + i + " < " + arr + ".length ? " + number + arr + "[" + i + "] : " + t.element().zero + ")";
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
        if (hasText && chance(20)) return aboutText(s);
        if (hasEquals && chance(15)) return likeness(s);
        if (hasBump && !s.pure && chance(12)) return "(" + pick("bump()", a) + pick(" && ", " || ") + "bump())";
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

    /** By what the objects of the pool say of themselves. */
    String likeness(Scope s) {
        String p = leaf(s, T.POOL), q = leaf(s, pick(T.POOL, T.POOL, T.OBJ));
        return pick("java.util.Objects.equals(" + p + ", " + q + ")", guarded(p, T.BOOL, p + ".equals(" + q + ")"), "(" + guarded(p, T.INT, p + ".hashCode()") + pick(" == ", " < ") + "1)");
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
            default -> s.pure ? n : t == T.NODE ? fresh() : pool();
        };
    }
}
