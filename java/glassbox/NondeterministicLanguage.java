package glassbox;

/** A {@link Language} whose programs may have several next steps. */
public interface NondeterministicLanguage {
    /** Whether the program in its present state is well typed; declarative. */
    boolean wellTyped();

    /** Whether the program has come to its end; declarative. */
    boolean isFinalState();

    /** How many next steps there are to choose from. */
    int transitions();

    /**
     * Takes one step.
     *
     * @param x which one, from 0 to {@code transitions() - 1}
     * @throws StuckException when no rule applies
     */
    void smallStep(int x) throws StuckException;
}
