// explore: violated race
import java.util.*;
import java.util.concurrent.locks.*;
public class LruUnderReadLock {
    static final Map<Integer, String> lru = new LinkedHashMap<>(4, 0.75f, true);
    static final ReadWriteLock l = new ReentrantReadWriteLock();
    static String get(int k) { l.readLock().lock(); try { return lru.get(k); } finally { l.readLock().unlock(); } }
    public static void main(String[] args) throws Exception {
        lru.put(1, "a"); lru.put(2, "b");
        Thread t = new Thread(() -> get(1));
        t.start();
        get(1);
        t.join();
    }
}
