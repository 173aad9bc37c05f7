// stack traces printed to standard output and to strings: nested causes, common frames, suppressed ones
import java.io.PrintWriter;
import java.io.StringWriter;

public class PrintedTraces {
    static void a(int n) throws Exception {
        if (n == 0) throw new IllegalArgumentException("bottom");
        try {
            a(n - 1);
        } catch (IllegalArgumentException e) {
            if (n == 2) {
                Exception wrap = new Exception("wrapped " + n, e);
                wrap.addSuppressed(new IllegalStateException("beside"));
                throw wrap;
            }
            throw e;
        }
    }

    public static void main(String[] args) {
        try {
            a(3);
        } catch (Exception e) {
            e.printStackTrace(System.out);
            StringWriter w = new StringWriter();
            e.getCause().printStackTrace(new PrintWriter(w, true));
            System.out.println(w.toString().lines().count() + " " + w.toString().hashCode());
        }
        new PrintedTraces().instance();
    }

    void instance() {
        Runnable r = () -> new Throwable("in a lambda").printStackTrace(System.out);
        r.run();
        Object o = new Object() {
            @Override public String toString() {
                new Throwable().printStackTrace(System.out);
                return "o";
            }
        };
        System.out.println(o.toString());
        StackTraceElement[] here = Thread.currentThread().getStackTrace();
        System.out.println(here[here.length - 1]);
    }
}
