package glassbox;

/** What threads saw of an object is not what any order of their operations gives. */
public final class NotLinearizable extends AssertionError {
    private static final long serialVersionUID = 1;

    NotLinearizable(String message) {
        super(message);
    }
}
