// an exception in a static initializer reaches the top: ExceptionInInitializerError, exit code 1
public class UncaughtInit {
    static class Bad {
        static int v = compute();

        static int compute() { return Integer.parseInt("x" + 1); }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(Bad.v);
    }
}
