// explore: violated deadlock
/** A buffer of one place with `notify`: who is woken up has nothing to do. */
public class NotifyOneSmall extends Thread {
    private static final Object LOCK = new Object();
    private static int full;

    @Override
    public void run() {
        step(1);
    }

    private static void step(int wanted) {
        synchronized (LOCK) {
            while (full != wanted) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError();
                }
            }
            full = 1 - wanted;
            LOCK.notify();
        }
    }

    public static void main(String[] args) {
        new NotifyOneSmall().start();
        new NotifyOneSmall().start();
        step(0);
        step(0);
    }
}
