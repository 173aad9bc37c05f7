// explore: holds
public class WaitForEnd {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n = 1);
        t.start();
        synchronized (t) {
            while (t.isAlive()) t.wait();
        }
        assert n == 1;
        Thread u = new Thread(() -> n = 2);
        u.start();
        synchronized (u) {
            u.join();
        }
        assert n == 2;
    }
}
