// explore: violated assertion
import java.util.concurrent.locks.*;
public class RwNoRecheck {
    static int data;
    static boolean valid;
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static void use() {
        l.readLock().lock();
        if (!valid) {
            l.readLock().unlock();
            l.writeLock().lock();
            try {
                data++;
                valid = true;
                l.readLock().lock();
            } finally {
                l.writeLock().unlock();
            }
        }
        try {
            assert data == 1;
        } finally {
            l.readLock().unlock();
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(RwNoRecheck::use), u = new Thread(RwNoRecheck::use);
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
