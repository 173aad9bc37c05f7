// explore: holds
import java.util.concurrent.locks.*;
public class StampedConvert {
    static int x;
    static final StampedLock l = new StampedLock();
    static void inc() {
        long s = l.readLock();
        try {
            while (true) {
                long w = l.tryConvertToWriteLock(s);
                if (w != 0) {
                    s = w;
                    x++;
                    break;
                }
                l.unlockRead(s);
                s = l.writeLock();
            }
        } finally {
            l.unlock(s);
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(StampedConvert::inc), u = new Thread(StampedConvert::inc);
        t.start();
        u.start();
        t.join();
        u.join();
        assert x == 2;
    }
}
