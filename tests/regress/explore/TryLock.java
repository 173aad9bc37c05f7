import java.util.concurrent.locks.ReentrantLock;

/** Whether the lock is free can be told from tryLock, and that alone. */
public class TryLock {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] none) throws InterruptedException {
        Thread holder = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        holder.start();
        boolean got = lock.tryLock();
        if (got)
            lock.unlock();
        holder.join();
        assert got : "the other thread had it";
    }
}
