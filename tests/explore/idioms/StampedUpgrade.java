// explore: violated deadlock
import java.util.concurrent.locks.*;
public class StampedUpgrade { // StampedLock is not reentrant
    public static void main(String[] a) throws Exception {
        StampedLock l = new StampedLock();
        Thread t = new Thread(() -> {
            long s = l.writeLock();
            try {
                long r = l.readLock();
                l.unlockRead(r);
            } finally {
                l.unlockWrite(s);
            }
        });
        t.start();
        t.join();
    }
}
