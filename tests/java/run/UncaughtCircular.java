// an uncaught exception whose cause chain is circular, thrown from a finally block; exit code 1
public class UncaughtCircular {
    static Exception first() { return new Exception("first"); }

    @SuppressWarnings("finally")
    public static void main(String[] args) throws Exception {
        Exception a = first();
        RuntimeException b = new RuntimeException("second", a);
        a.initCause(b);
        try {
            throw new Error("lost");
        } finally {
            throw a;
        }
    }
}
