// an uncaught custom exception with overridden toString, after output without newline; exit code 1
public class UncaughtCustom {
    static class Odd extends RuntimeException {
        @Override public String toString() { return "Odd!"; }
    }

    interface Thrower {
        void go();
    }

    UncaughtCustom() {
        Thrower t = new Thrower() {
            @Override public void go() { throw new Odd(); }
        };
        t.go();
    }

    public static void main(String[] args) {
        System.out.print("no newline");
        new UncaughtCustom();
    }
}
