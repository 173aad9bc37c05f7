package glassbox;

import java.util.function.IntPredicate;

/** What a program can say to the checker. */
public final class GlassBox {
    private GlassBox() {}

    /**
     * Only executions in which the condition holds are of interest: glassbox skips the
     * others. On a plain JVM nothing can be skipped, and going on would run code with an
     * assumption that does not hold, so {@link AssumptionViolated} is thrown.
     */
    public static void assume(boolean condition) {
        if (!condition) {
            throw new AssumptionViolated();
        }
    }

    /** Whether b holds if a does: {@code a ==> b}. Both are evaluated. */
    @Declarative
    public static boolean implies(boolean a, boolean b) {
        return !a || b;
    }

    /** Whether the predicate holds for every number from low to high, both included. */
    @Declarative
    public static boolean forAll(int low, int high, IntPredicate holds) {
        for (int i = low; i <= high; i++) {
            if (!holds.test(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the predicate holds for some number from low to high, both included. */
    @Declarative
    public static boolean exists(int low, int high, IntPredicate holds) {
        for (int i = low; i <= high; i++) {
            if (holds.test(i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether both are the same object, or both are null. */
    public static boolean isSameObject(Object a, Object b) {
        return a == b;
    }
}
