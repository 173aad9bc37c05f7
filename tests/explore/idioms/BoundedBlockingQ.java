// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.locks.*;

/* LeetCode 1188. */
public class BoundedBlockingQ {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition full = lock.newCondition(), empty = lock.newCondition();
    private final Deque<Integer> queue = new ArrayDeque<>();
    private final int capacity = 1;

    void enqueue(int e) throws InterruptedException {
        lock.lock();
        try {
            while (queue.size() == capacity)
                full.await();
            queue.addLast(e);
            empty.signal();
        } finally {
            lock.unlock();
        }
    }

    int dequeue() throws InterruptedException {
        lock.lock();
        try {
            while (queue.isEmpty())
                empty.await();
            int e = queue.removeFirst();
            full.signal();
            return e;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedBlockingQ q = new BoundedBlockingQ();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    q.enqueue(1);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        assert q.dequeue() + q.dequeue() == 2;
    }
}
