// explore: violated deadlock
public class StaticInitDeadlock {
    static class A {
        static final int x = f();
        static int f() {
            return B.y + 1;
        }
    }
    static class B {
        static final int y = g();
        static int g() {
            return A.x + 1;
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            int k = A.x;
        }), u = new Thread(() -> {
            int k = B.y;
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
