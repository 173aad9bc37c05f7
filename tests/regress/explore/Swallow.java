/** Who swallows the interrupt waits on, and is never notified. */
public class Swallow {
    public static void main(String[] a) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            while (true) {
                try {
                    synchronized (lock) {
                        lock.wait();
                    }
                    return;
                } catch (InterruptedException ignored) {
                    // goes on
                }
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
