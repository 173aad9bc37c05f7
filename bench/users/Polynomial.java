// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A sparse polynomial: exponents fall, no coefficient is zero. */
public class Polynomial {
    static class Term {
        int coefficient, exponent;
        @Tree Term rest;
    }

    @Tree Term first;

    public void addTerm(int coefficient, int exponent) {
        if (coefficient == 0) return;
        Term before = null, t = first;
        while (t != null && t.exponent > exponent) {
            before = t;
            t = t.rest;
        }
        if (t != null && t.exponent == exponent) {
            t.coefficient += coefficient;
            if (t.coefficient == 0) {
                if (before == null) first = t.rest;
                else before.rest = t.rest;
            }
            return;
        }
        Term made = new Term();
        made.coefficient = coefficient;
        made.exponent = exponent;
        made.rest = t;
        if (before == null) first = made;
        else before.rest = made;
    }

    @Declarative
    boolean repOk() {
        return ok(first);
    }

    private static boolean ok(Term t) {
        return t == null
            || t.coefficient != 0 && (t.rest == null || t.rest.exponent < t.exponent) && ok(t.rest);
    }
}
