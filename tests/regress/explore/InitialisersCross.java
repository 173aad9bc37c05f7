/** Classes whose initialisers need each other. */
public class InitialisersCross {
    static class A {
        static final int X = Integer.parseInt("1") + B.Y;
    }

    static class B {
        static final int Y = Integer.parseInt("1") + A.X;
    }

    static volatile int sum;

    public static void main(String[] args) {
        new Thread(() -> sum += A.X).start();
        sum += B.Y;
    }
}
