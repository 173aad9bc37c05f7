import java.util.concurrent.locks.ReentrantLock;

/** Two locks of the library in opposite order, and one who waits for both. */
public class LocksCross {
    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        Thread t = new Thread(() -> both(b, a), "other");
        t.start();
        both(a, b);
        t.join();
    }
}
