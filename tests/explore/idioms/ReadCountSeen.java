// explore: violated assertion
import java.util.concurrent.locks.*;
public class ReadCountSeen {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Runnable r = () -> { l.readLock().lock(); l.readLock().unlock(); };
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start();
        int n = l.getReadLockCount();
        t.join(); u.join();
        assert n < 2;
    }
}
