package glassbox;

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

    /** Whether both are the same object, or both are null. */
    public static boolean isSameObject(Object a, Object b) {
        return a == b;
    }
}
