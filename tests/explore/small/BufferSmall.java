// explore: holds
/** A buffer of one place, one producer, one consumer, two items. */
public class BufferSmall extends Thread {
    private static final Object LOCK = new Object();
    private static int full;

    @Override
    public void run() {
        step(0);
        step(0);
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
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) {
        new BufferSmall().start();
        step(1);
        step(1);
    }
}
