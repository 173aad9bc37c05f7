// expect: bad... violated, others hold at --ints 0..2
public class CodedError extends RuntimeException {
    private final int code;
    public CodedError(String message, int code) { super(message); this.code = code; }
    @glassbox.Declarative public boolean repOk() { return code >= 0; }
    public String okText() { return getMessage() == null ? "none" : getMessage() + code; }
    public int badText() { return getMessage().length(); }
    public void okCause() { assert getCause() == null && getSuppressed().length == 0; }
    public void okThrow() { try { throw this; } catch (CodedError x) { assert x == this; } }
    public void badThrow() { throw this; }
}
