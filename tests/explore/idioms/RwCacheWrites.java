// explore: violated race
import java.util.*;
import java.util.concurrent.locks.*;
public class RwCacheWrites {
    private final Map<Integer, String> map = new HashMap<>();
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    String get(int k) {
        rw.readLock().lock();
        try {
            String v = map.get(k);
            if (v == null) { v = "v" + k; map.put(k, v); }   // write under the read lock
            return v;
        } finally { rw.readLock().unlock(); }
    }
    public static void main(String[] a) throws Exception {
        RwCacheWrites c = new RwCacheWrites();
        Thread t = new Thread(() -> c.get(1)), u = new Thread(() -> c.get(1));
        t.start(); u.start(); t.join(); u.join();
    }
}
