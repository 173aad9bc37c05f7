// explore: violated assertion
import java.util.concurrent.locks.*;
public class StampedUnvalidated {
    static final StampedLock lock = new StampedLock();
    static volatile int a, b;
    public static void main(String[] x) throws Exception {
        Thread t = new Thread(() -> { long s = lock.writeLock(); a = 1; b = 1; lock.unlockWrite(s); });
        t.start();
        long s = lock.tryOptimisticRead();
        int p = a, q = b;
        if (s != 0) assert p == q; // validate forgotten
        t.join();
    }
}
