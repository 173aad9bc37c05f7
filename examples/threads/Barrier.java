// explore: holds
/** A barrier of two that waits for the condition, with the lock held. */
public class Barrier {
    private int arrived;

    synchronized void await() throws InterruptedException {
        if (++arrived == 2) {
            notifyAll();
        }
        while (arrived < 2) {
            wait();
        }
    }

    public static void main(String[] args) {
        Barrier barrier = new Barrier();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> pass(barrier)).start();
        }
    }

    private static void pass(Barrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
