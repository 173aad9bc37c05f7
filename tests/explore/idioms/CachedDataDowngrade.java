// explore: holds
import java.util.concurrent.locks.*;

/* ReentrantReadWriteLock's own example. */
public class CachedDataDowngrade {
    private Integer data;
    private boolean cacheValid;
    private int computed;
    private final ReentrantReadWriteLock rwl = new ReentrantReadWriteLock();

    void processCachedData() {
        rwl.readLock().lock();
        if (!cacheValid) {
            rwl.readLock().unlock();
            rwl.writeLock().lock();
            try {
                if (!cacheValid) {
                    data = 42;
                    computed++;
                    cacheValid = true;
                }
                rwl.readLock().lock();
            } finally {
                rwl.writeLock().unlock();
            }
        }
        try {
            assert data == 42 && computed == 1;
        } finally {
            rwl.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        CachedDataDowngrade c = new CachedDataDowngrade();
        new Thread(c::processCachedData).start();
        c.processCachedData();
    }
}
