// explore: violated deadlock
public class InterruptNotify { // one notify; the waiter may have been interrupted first
    static boolean go;
    public static void main(String[] a) throws Exception {
        Object l = new Object();
        Runnable r = () -> {
            synchronized (l) {
                try {
                    l.wait();
                } catch (InterruptedException e) {
                    return;
                }
                l.notify();
            }
        };
        Thread t = new Thread(r), u = new Thread(r);
        t.start();
        u.start();
        Thread n = new Thread(() -> {
            synchronized (l) {
                l.notify();
            }
        });
        n.start();
        t.interrupt();
        t.join();
        u.join();
    }
}
