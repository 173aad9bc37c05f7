// explore: violated deadlock
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/* tryReleaseShared says that nobody need be woken. */
public class OneShotSilent {
    private final Sync sync = new Sync();

    private static class Sync extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 1 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return false;
        }
    }

    public static void main(String[] args) throws Exception {
        OneShotSilent latch = new OneShotSilent();
        new Thread(() -> latch.sync.acquireShared(0)).start();
        latch.sync.releaseShared(0);
    }
}
