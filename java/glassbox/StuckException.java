package glassbox;

/** No rule of the semantics applies to a program that is not final. */
public class StuckException extends Exception {
    private static final long serialVersionUID = 1L;

    /** Makes the exception. */
    public StuckException() {}

    /** Makes the exception with a message. */
    public StuckException(String message) {
        super(message);
    }
}
