// explore: violated deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RwNestedByOther {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock(true);
    public static void main(String[] a) throws Exception {
        Thread w = new Thread(() -> {
            l.writeLock().lock();
            l.writeLock().unlock();
        });
        Thread r = new Thread(() -> {
            l.readLock().lock();
            l.readLock().unlock();
        });
        l.readLock().lock();
        w.start();
        r.start();
        r.join();
        l.readLock().unlock();
        w.join();
    }
}
