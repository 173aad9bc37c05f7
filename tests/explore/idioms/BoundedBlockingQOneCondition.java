// explore: violated deadlock; only reduced
import java.util.*;
import java.util.concurrent.locks.*;

/* One condition for both, and signal. */
public class BoundedBlockingQOneCondition {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Integer> queue = new ArrayDeque<>();
    private final int capacity = 1;

    void enqueue(int e) throws InterruptedException {
        lock.lock();
        try {
            while (queue.size() == capacity)
                changed.await();
            queue.addLast(e);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    int dequeue() throws InterruptedException {
        lock.lock();
        try {
            while (queue.isEmpty())
                changed.await();
            int e = queue.removeFirst();
            changed.signal();
            return e;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedBlockingQOneCondition q = new BoundedBlockingQOneCondition();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    q.enqueue(1);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
            new Thread(() -> {
                try {
                    q.dequeue();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
