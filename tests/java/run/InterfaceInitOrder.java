// Superinterfaces with default methods are initialised with a class, deepest first.
public class InterfaceInitOrder {
    static int trace(String what) {
        System.out.println(what);
        return 1;
    }

    interface Root { int X = trace("Root"); default void d() {} }

    interface Left extends Root { int X = trace("Left"); default void e() {} }

    interface Bare extends Root { int X = trace("Bare"); }

    interface Other { int X = trace("Other"); default void f() {} }

    interface Right extends Bare, Other { int X = trace("Right"); default void g() {} }

    static class Super { static { trace("Super"); } }

    static class Sub extends Super implements Right, Left { static { trace("Sub"); } }

    interface Failing {
        int X = fail();
        default void h() {}
        static int fail() {
            throw new IllegalStateException("no");
        }
    }

    static class Victim implements Failing { static { trace("never"); } }

    interface Alone extends Root { int Y = trace("Alone"); static void touch() {} }

    static class Early {
        static final int CONSTANT = 7;
        static int seen = CONSTANT * 100 + late();
        static final int LATE;
        static { LATE = 8; }
        static int late() {
            return LATE;
        }
    }

    public static void main(String[] args) {
        new Sub();
        for (int i = 0; i < 2; i++) {
            try {
                new Victim();
            } catch (Throwable e) {
                System.out.println(e.getClass().getName() + " " + e.getMessage());
            }
        }
        Alone.touch();
        System.out.println(Early.seen + " " + Early.LATE);
    }
}
