// explore: holds
import java.util.concurrent.locks.*;
public class StampedTryConvert {
    static final StampedLock l = new StampedLock();
    static int x;
    static void moveIfZero() {
        long s = l.readLock();
        try {
            while (x == 0) {
                long w = l.tryConvertToWriteLock(s);
                if (w != 0) { s = w; x = 1; break; }
                l.unlockRead(s);
                s = l.writeLock();
            }
        } finally { l.unlock(s); }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(StampedTryConvert::moveIfZero);
        t.start();
        moveIfZero();
        t.join();
        assert x == 1;
    }
}
