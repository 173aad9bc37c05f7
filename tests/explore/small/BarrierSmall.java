// explore: holds
/** A barrier of two. */
public class BarrierSmall extends Thread {
    private static final Object LOCK = new Object();
    private static int arrived;

    private static void pass() {
        synchronized (LOCK) {
            if (++arrived == 2) {
                LOCK.notifyAll();
            }
            while (arrived < 2) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError();
                }
            }
        }
    }

    @Override
    public void run() {
        pass();
    }

    public static void main(String[] args) {
        new BarrierSmall().start();
        pass();
    }
}
