// explore: violated assertion
public class EndNotifies {
    static volatile boolean x;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> x = true);
        t.start();
        synchronized (t) {
            while (!x) Thread.onSpinWait();
            t.wait(); // the end of t needs the monitor: it cannot have come yet
            throw new AssertionError("notified");
        }
    }
}
