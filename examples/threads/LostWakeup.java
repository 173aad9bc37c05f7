// explore: violated deadlock
/** A barrier of two that looks before it locks: the wake-up may come before the wait. */
public class LostWakeup {
    private final Object lock = new Object();
    private volatile int arrived;

    void await() throws InterruptedException {
        boolean isLast;
        synchronized (lock) {
            isLast = ++arrived == 2;
        }
        synchronized (lock) {
            if (isLast) {
                lock.notifyAll();
            } else {
                lock.wait(); // nobody may be there any more to wake us up
            }
        }
    }

    public static void main(String[] args) {
        LostWakeup barrier = new LostWakeup();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> pass(barrier)).start();
        }
    }

    private static void pass(LostWakeup barrier) {
        try {
            barrier.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
