// explore: violated race|linearizability at --scenarios 2x2 --ints 1..1
import java.util.concurrent.locks.ReentrantLock;

/** ArrayBlockingQueue's operations, and poll looks at the count before it takes the lock. */
public class BrokenArrayQueue {
    private final Object[] items = new Object[2];
    private int takeIndex, putIndex;
    private volatile int count;
    private final ReentrantLock lock = new ReentrantLock();

    public boolean offer(int e) {
        lock.lock();
        try {
            if (count == items.length) {
                return false;
            }
            items[putIndex] = e;
            putIndex = (putIndex + 1) % items.length;
            count = count + 1;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public Object poll() {
        if (count == 0) {
            return null;
        }
        lock.lock();
        try {
            Object taken = items[takeIndex];
            items[takeIndex] = null;
            takeIndex = (takeIndex + 1) % items.length;
            count = count - 1;
            return taken;
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        return count;
    }
}
