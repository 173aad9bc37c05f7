// explore: violated deadlock
import java.util.concurrent.locks.*;
/** Upgrading a read lock deadlocks by itself. */
public class RwUpgrade {
    public static void main(String[] args) throws InterruptedException {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            lock.readLock().lock();
            try {
                lock.writeLock().lock();
                lock.writeLock().unlock();
            } finally { lock.readLock().unlock(); }
        });
        t.start();
        t.join();
    }
}
