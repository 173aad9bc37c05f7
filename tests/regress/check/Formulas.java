import glassbox.Declarative;

/** Formulas that are put into negation normal form: records that refer to each other. */
public class Formulas {
    sealed interface Formula permits Atom, Not, And, Or {}
    record Atom(boolean value) implements Formula {}
    record Not(Formula of) implements Formula {}
    record And(Formula left, Formula right) implements Formula {}
    record Or(Formula left, Formula right) implements Formula {}

    private Formula formula;

    @Declarative
    boolean repOk() {
        return isWhole(formula);
    }

    private static boolean isWhole(Formula f) {
        if (f instanceof Not n) return isWhole(n.of());
        if (f instanceof And a) return isWhole(a.left()) && isWhole(a.right());
        if (f instanceof Or o) return isWhole(o.left()) && isWhole(o.right());
        return f != null;
    }

    public void push() {
        boolean before = holds(formula);
        formula = push(formula, true);
        assert holds(formula) == before;
    }

    /** De Morgan forgets to exchange what is below a disjunction. */
    public void badPush() {
        boolean before = holds(formula);
        formula = formula instanceof Not n && n.of() instanceof Or o
            ? new Or(push(o.left(), false), push(o.right(), false))
            : push(formula, true);
        assert holds(formula) == before;
    }

    private static boolean holds(Formula f) {
        if (f instanceof Atom a) return a.value();
        if (f instanceof Not n) return !holds(n.of());
        if (f instanceof And a) return holds(a.left()) && holds(a.right());
        Or o = (Or) f;
        return holds(o.left()) || holds(o.right());
    }

    private static Formula push(Formula f, boolean as) {
        if (f instanceof Not n) return push(n.of(), !as);
        if (f instanceof Atom) return as ? f : new Not(f);
        if (f instanceof And a) {
            Formula l = push(a.left(), as), r = push(a.right(), as);
            return as ? new And(l, r) : new Or(l, r);
        }
        Or o = (Or) f;
        Formula l = push(o.left(), as), r = push(o.right(), as);
        return as ? new Or(l, r) : new And(l, r);
    }
}
