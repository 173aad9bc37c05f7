// explore: holds
import java.util.*;
import java.util.concurrent.locks.*;
public class RwCache {
    private final Map<String, Object> data = new HashMap<>();
    private final ReentrantReadWriteLock rwl = new ReentrantReadWriteLock();
    private int loads;
    Object get(String key) {
        rwl.readLock().lock();
        try {
            Object v = data.get(key);
            if (v != null) return v;
        } finally { rwl.readLock().unlock(); }
        rwl.writeLock().lock();
        try {
            return data.computeIfAbsent(key, k -> { loads++; return "value of " + k; });
        } finally { rwl.writeLock().unlock(); }
    }
    public static void main(String[] args) throws InterruptedException {
        RwCache c = new RwCache();
        Object[] r = new Object[2];
        Thread t = new Thread(() -> r[0] = c.get("k"));
        Thread u = new Thread(() -> r[1] = c.get("k"));
        t.start(); u.start(); t.join(); u.join();
        assert r[0] == r[1];
        assert c.loads == 1;
    }
}
