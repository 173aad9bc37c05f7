// initializers that throw: ExceptionInInitializerError first, NoClassDefFoundError afterwards
public class InitFailure {
    static class Fails {
        static int x = 1 / Integer.parseInt("0");
        static void f() { }
    }

    static class FailsWithError {
        static { fail(); }
        static void fail() { throw new IllegalAccessError("plain error"); }
        static int x;
    }

    static class SubOfFailing extends Fails {
        static int y = 2;
    }

    static class User {
        static int z = use();
        static int use() {
            try {
                return Fails.x;
            } catch (Throwable t) {
                System.out.println("inside User: " + t.getClass().getName());
                return 9;
            }
        }
    }

    enum BadEnum {
        A(1), B(0);
        final int q;
        BadEnum(int d) { q = 10 / d; }
    }

    interface Body {
        void run();
    }

    static void attempt(Body b) {
        try {
            b.run();
            System.out.println("fine");
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage() + " cause " + e.getCause() + " " + (e.getException() == e.getCause()));
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    public static void main(String[] args) {
        attempt(() -> Fails.f());
        attempt(() -> Fails.f());
        attempt(() -> new Fails());
        attempt(() -> System.out.println(SubOfFailing.y));
        attempt(() -> System.out.println(SubOfFailing.y));
        attempt(() -> System.out.println(User.z));
        attempt(() -> System.out.println(FailsWithError.x));
        attempt(() -> System.out.println(FailsWithError.x));
        attempt(() -> System.out.println(BadEnum.A));
        attempt(() -> System.out.println(BadEnum.values().length));
        attempt(() -> System.out.println(new Fails[2].length));
        Object o = "s";
        attempt(() -> System.out.println(o instanceof Fails));
    }
}
