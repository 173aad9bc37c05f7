// an uncaught exception with a chain of causes: trace on standard error, exit code 1
public class UncaughtCause {
    static class LowLevel extends Exception {
        LowLevel(String m) { super(m); }
    }

    static class HighLevel extends RuntimeException {
        HighLevel(String m, Throwable cause) { super(m, cause); }
    }

    static void low(int n) throws LowLevel {
        if (n == 0) throw new LowLevel("disk is full");
        low(n - 1);
    }

    static void middle() {
        try {
            low(3);
        } catch (LowLevel e) {
            throw new IllegalStateException(e);
        }
    }

    static void high() {
        try {
            middle();
        } catch (IllegalStateException e) {
            throw new HighLevel("cannot save", e);
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        high();
        System.out.println("after");
    }
}
