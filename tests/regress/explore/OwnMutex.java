import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A synchronizer that a program wrote: its tryAcquire looks, then takes. */
public class OwnMutex extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;
    static int holders;

    @Override
    protected boolean tryAcquire(int ignored) {
        if (getState() != 0)
            return false;
        setState(1);
        return true;
    }

    @Override
    protected boolean tryRelease(int ignored) {
        setState(0);
        return true;
    }

    static void enter(OwnMutex mutex) {
        mutex.acquire(1);
        holders++;
        mutex.release(1);
    }

    public static void main(String[] args) {
        OwnMutex mutex = new OwnMutex();
        new Thread(() -> enter(mutex)).start();
        enter(mutex);
    }
}
