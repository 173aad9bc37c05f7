import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OneSlot {
    private final Lock lock = new ReentrantLock();
    private final Condition full = lock.newCondition(), empty = lock.newCondition();
    private Integer slot;

    void put(int v) throws InterruptedException {
        lock.lock();
        try {
            while (slot != null)
                empty.await();
            slot = v;
            full.signal();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (slot == null)
                full.await();
            int v = slot;
            slot = null;
            empty.signal();
            return v;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) throws Exception {
        OneSlot s = new OneSlot();
        int[] sum = new int[1];
        Thread p = new Thread(() -> {
            try {
                s.put(1);
                s.put(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        Thread q = new Thread(() -> {
            try {
                sum[0] = s.take() + s.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        p.start();
        q.start();
        p.join();
        q.join();
        assert sum[0] == 3;
    }
}
