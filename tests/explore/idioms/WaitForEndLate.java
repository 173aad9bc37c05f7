// explore: violated deadlock
public class WaitForEndLate {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        synchronized (t) {
            t.wait();
        }
    }
}
