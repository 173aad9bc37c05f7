package glassbox;

/**
 * Thrown by {@link GlassBox#assume} on a plain JVM. An error, so that handlers of
 * exceptions let it pass: a test harness should count the run as skipped.
 */
public final class AssumptionViolated extends Error {
    private static final long serialVersionUID = 1L;

    /** Makes the error. */
    public AssumptionViolated() {
        super("GlassBox.assume: the condition is false");
    }
}
