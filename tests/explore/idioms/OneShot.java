// explore: holds
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/* Java Concurrency in Practice, 14.14. */
public class OneShot {
    private final Sync sync = new Sync();
    static int data;

    public void signal() {
        sync.releaseShared(0);
    }

    public void await() throws InterruptedException {
        sync.acquireSharedInterruptibly(0);
    }

    private static class Sync extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 1 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        OneShot latch = new OneShot();
        Runnable r = () -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            assert data == 1;
        };
        new Thread(r).start();
        new Thread(r).start();
        data = 1;
        latch.signal();
    }
}
