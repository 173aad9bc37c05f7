// assertions are enabled: detail messages of every type, causes, assertions in initializers
public class AssertEnabled {
    static int evaluated;

    static Object detail(Object o) {
        evaluated++;
        return o;
    }

    interface Body {
        void run();
    }

    static void attempt(Body b) {
        try {
            b.run();
            System.out.println("passed");
        } catch (AssertionError e) {
            System.out.println(e + " / " + e.getMessage() + " / " + e.getCause());
        }
    }

    static class Checked {
        static final int V;

        static {
            assert Integer.MAX_VALUE > 0 : "never";
            V = 3;
        }
    }

    public static void main(String[] args) {
        int n = args.length;
        attempt(() -> { assert n == 0; });
        attempt(() -> { assert n == 1; });
        attempt(() -> { assert n == 1 : "string"; });
        attempt(() -> { assert n == 1 : 42; });
        attempt(() -> { assert n == 1 : 42L; });
        attempt(() -> { assert n == 1 : 'c'; });
        attempt(() -> { assert n == 1 : true; });
        attempt(() -> { assert n == 1 : 1.5; });
        attempt(() -> { assert n == 1 : 2.5f; });
        attempt(() -> { assert n == 1 : new IllegalStateException("cause"); });
        attempt(() -> { assert n == 1 : detail(null); });
        attempt(() -> { assert n == 0 : detail("not evaluated"); });
        System.out.println(evaluated + " " + Checked.V);
        boolean on = false;
        assert on = true;
        System.out.println(on);
        System.out.println(AssertEnabled.class.desiredAssertionStatus());
        System.out.println(new AssertionError("a", new Error("b")).getCause());
    }
}
