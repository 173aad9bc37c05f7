// explore: holds; only reduced
import java.util.concurrent.locks.*;
public class ConditionBuffer<T> {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    private final Object[] items = new Object[1];
    private int tail, head, count;
    void put(T x) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length) notFull.await();
            items[tail] = x;
            if (++tail == items.length) tail = 0;
            ++count;
            notEmpty.signal();
        } finally { lock.unlock(); }
    }
    @SuppressWarnings("unchecked") T take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) notEmpty.await();
            T x = (T) items[head];
            items[head] = null;
            if (++head == items.length) head = 0;
            --count;
            notFull.signal();
            return x;
        } finally { lock.unlock(); }
    }
    public static void main(String[] args) throws InterruptedException {
        ConditionBuffer<Integer> b = new ConditionBuffer<>();
        Thread p = new Thread(() -> { try { for (int i = 0; i < 3; i++) b.put(i); } catch (InterruptedException e) { } });
        p.start();
        for (int i = 0; i < 3; i++) { int x = b.take(); assert x == i; }
        p.join();
    }
}
