package glassbox;

/** Two calls whose order can be told from their results or from what they leave. */
public final class NotCommuting extends AssertionError {
    private static final long serialVersionUID = 1L;

    /** What the calls came to: of one order, then of the other. */
    final transient Outcome firstBefore, secondAfter, secondBefore, firstAfter;

    /** Whether the results tell; otherwise the states do. */
    final boolean byResults;

    NotCommuting(Outcome firstBefore, Outcome secondAfter, Outcome secondBefore,
            Outcome firstAfter, boolean byResults) {
        this.firstBefore = firstBefore;
        this.secondAfter = secondAfter;
        this.secondBefore = secondBefore;
        this.firstAfter = firstAfter;
        this.byResults = byResults;
    }
}
