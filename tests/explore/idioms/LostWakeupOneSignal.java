// explore: violated deadlock; only reduced
import java.util.concurrent.locks.*;

/* The Art of Multiprocessor Programming, 8.2.2: signalling only when the queue was empty loses wake-ups. */
public class LostWakeupOneSignal {
    final Lock lock = new ReentrantLock();
    final Condition notEmpty = lock.newCondition();
    int count;

    void enq() {
        lock.lock();
        try {
            if (count++ == 0)
                notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    void deq() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0)
                notEmpty.await();
            count--;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        LostWakeupOneSignal q = new LostWakeupOneSignal();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    q.deq();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        q.enq();
        q.enq();
    }
}
