import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * What the generator of random classes (ClassGen) draws from: random numbers, numbered parts,
 * the fields of the class under construction, and the variables in sight.
 *
 * <p>Statements, expressions and members are numbered. One that is left out still draws its
 * random numbers, so that the rest stays as it was; an expression left out becomes the default
 * value of its type.
 */
abstract class DrawGen {
    /** N: nodes, at tree positions or in the pool. P: objects that are in the pool only. */
    enum T {
        INT("int", "0"), BOOL("boolean", "false"), ENUM("E", "((E) null)"), NODE("N", "((N) null)"), POOL("P", "((P) null)"),
        OBJ("Object", "((Object) null)"), IARR("int[]", "((int[]) null)"), NARR("N[]", "((N[]) null)"), PARR("P[]", "((P[]) null)"),
        BARR("byte[]", "((byte[]) null)"), CARR("char[]", "((char[]) null)"), LARR("long[]", "((long[]) null)"), AARR("int[][]", "((int[][]) null)"),
        STR("String", "((String) null)"), BOX("Integer", "((Integer) null)");

        final String java, zero;

        T(String java, String zero) {
            this.java = java;
            this.zero = zero;
        }

        T element() {
            return this == NARR ? NODE : this == PARR ? POOL : this == AARR ? IARR : INT;
        }

        /** What is written to an element of the array. */
        String cast(String value) {
            return element() == INT ? "(" + java.replace("[]", "") + ") (" + value + ")" : value;
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

    final String name;
    /** Options of glassbox for this class. */
    String options = "";
    final Random random;
    final BitSet dropped;
    final BitSet present = new BitSet();
    int parts, muted, fresh;
    final List<Field> nodeFields = new ArrayList<>(), poolFields = new ArrayList<>(), mainFields = new ArrayList<>();

    DrawGen(long seed, int index, BitSet dropped) {
        name = "C" + index;
        random = new Random(seed * 1000003 + index * 7919L);
        random.nextInt();
        this.dropped = dropped;
    }

    /** The text of the class; then the options are known. */
    abstract String generate();

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

    <X> X of(List<X> xs) {
        return xs.get(r(xs.size()));
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

    List<Field> fieldsOf(T t) {
        return t == T.NODE ? nodeFields : t == T.POOL ? poolFields : List.of();
    }

    List<Field> fields(T holder, T type) {
        return fieldsOf(holder).stream().filter(f -> f.type == type).toList();
    }

    /** Variables of the type, and fields of the objects known not to be null. */
    List<Var> fitting(Scope s, T t, boolean write) {
        List<Var> fit = new ArrayList<>();
        for (Var v : s.vars) {
            if (v.type == t && (!write || v.writable)) fit.add(v);
            if (!v.nonNull || write && s.pure) continue;
            for (Field f : fields(v.type, t)) fit.add(new Var(v.name + "." + f.name, t, f.java, false, true));
        }
        return fit;
    }

    String variable(Scope s, T t) {
        List<Var> fit = fitting(s, t, false);
        return fit.isEmpty() ? null : of(fit).name;
    }

    /** One of the types, rather one of which there is something in sight. */
    T likely(Scope s, T... types) {
        T t = pick(types);
        for (int i = 0; i < 3; i++) {
            T other = pick(types);
            if (fitting(s, t, false).isEmpty()) t = other;
        }
        return t;
    }
}
