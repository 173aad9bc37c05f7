// stack traces as data: class, method, file and line of user frames; printStackTrace on standard error
public class StackTraceElements {
    static class Inner {
        Inner(boolean fail) {
            if (fail) throw new IllegalStateException("ctor");
        }

        static void statically() { new Inner(true); }

        void instance() { statically(); }
    }

    static Throwable capture(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            return e;
        }
        return null;
    }

    static void show(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().startsWith("StackTraceElements") && !e.getMethodName().startsWith("lambda")) {
                System.out.println("  " + e.getClassName() + "." + e.getMethodName() + " " + e.getFileName() + ":" + e.getLineNumber());
            }
        }
    }

    static int recurse(int n) {
        if (n == 0) throw new ArithmeticException("bottom");
        return recurse(n - 1) + 1;
    }

    public static void main(String[] args) {
        show(capture(new Runnable() {
            @Override public void run() {
                new Inner(false).instance();
            }
        }));
        show(capture(new Runnable() {
            @Override public void run() {
                recurse(3);
            }
        }));
        Throwable made = make();
        show(made);
        try {
            throw made;
        } catch (Throwable t) {
            show(t);
            t.fillInStackTrace();
            show(t);
            System.out.println(t == made);
        }
        made.setStackTrace(new StackTraceElement[] {new StackTraceElement("X", "y", "Z.java", 5)});
        System.out.println(made.getStackTrace()[0]);
        new RuntimeException("printed", new Error("why")).printStackTrace();
    }

    static Throwable make() {
        return
            new Throwable("made here");
    }
}
