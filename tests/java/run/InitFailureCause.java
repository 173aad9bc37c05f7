// A class that failed to initialise says at every later use why.
public class InitFailureCause {
    static class Base {
        static int value = Integer.parseInt("zz");
        static void touch() {}
    }

    static class Derived extends Base { static void reach() {} }

    static class Late extends Base {}

    static class Asserting { static { if (true) throw new AssertionError(); } }

    static class User { static final Object HELD = new Asserting(); }

    interface Use { void use(); }

    static void attempt(Use use) {
        try {
            use.use();
        } catch (Throwable e) {
            for (Throwable t = e; t != null; t = t.getCause()) {
                System.out.print(t + "; ");
            }
            System.out.println();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            attempt(() -> Derived.reach());
            attempt(() -> Base.touch());
            attempt(() -> new Late());
            attempt(() -> new User());
            attempt(() -> new Asserting());
        }
        Derived.reach();
    }
}
