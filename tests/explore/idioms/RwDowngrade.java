// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RwDowngrade {
    static int data;
    static boolean valid;
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int use() {
        l.readLock().lock();
        if (!valid) {
            l.readLock().unlock();
            l.writeLock().lock();
            try {
                if (!valid) {
                    data++;
                    valid = true;
                }
                l.readLock().lock();
            } finally {
                l.writeLock().unlock();
            }
        }
        try {
            return data;
        } finally {
            l.readLock().unlock();
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { assert use() == 1; });
        t.start();
        assert use() == 1;
        t.join();
    }
}
