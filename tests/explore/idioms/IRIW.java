// explore: holds
public class IRIW {
    static volatile int x, y;
    static int a1, a2, b1, b2;
    public static void main(String[] a) throws Exception {
        Thread[] ts = {
            new Thread(() -> x = 1), new Thread(() -> y = 1), new Thread(() -> {
                a1 = x;
                a2 = y;
            }), new Thread(() -> {
                b1 = y;
                b2 = x;
            })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert !(a1 == 1 && a2 == 0 && b1 == 1 && b2 == 0);
    }
}
