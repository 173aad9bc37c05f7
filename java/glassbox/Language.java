package glassbox;

/**
 * A programming language given by its small-step semantics. Checking a class that
 * implements it means type soundness: a well-typed program that is not final can take a
 * step (progress), and is well typed after it (preservation).
 */
public interface Language {
    /** Whether the program in its present state is well typed; declarative. */
    boolean wellTyped();

    /** Whether the program has come to its end; declarative. */
    boolean isFinalState();

    /**
     * Takes one step.
     *
     * @throws StuckException when no rule applies
     */
    void smallStep() throws StuckException;
}
