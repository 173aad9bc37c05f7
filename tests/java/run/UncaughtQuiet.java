// an uncaught exception without stack trace whose message has several lines; exit code 1
public class UncaughtQuiet {
    static class Quiet extends RuntimeException {
        Quiet(String m, Throwable cause) { super(m, cause, true, false); }
    }

    static class NoFill extends RuntimeException {
        NoFill(String m) { super(m); }
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }

    public static void main(String[] args) {
        Quiet q = new Quiet("line one\nline two", new NoFill(""));
        q.addSuppressed(new NoFill("suppressed"));
        System.out.println(q.getStackTrace().length + " " + q.getCause().getStackTrace().length + " " + q.getSuppressed().length);
        throw q;
    }
}
