// an uncaught exception with suppressed ones and a finally that still prints; exit code 1
public class UncaughtSuppressed {
    static class R implements AutoCloseable {
        @Override public void close() throws Exception { throw new Exception("close failed"); }
    }

    public static void main(String[] args) throws Exception {
        try (R a = new R(); R b = new R()) {
            int[] x = new int[2];
            x[args.length + 2] = 1;
        } finally {
            System.out.println("finally");
        }
    }
}
