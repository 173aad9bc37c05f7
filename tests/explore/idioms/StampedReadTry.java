// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class StampedReadTry {
    static int x, y;
    static final StampedLock l = new StampedLock();
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            long s = l.writeLock();
            x++;
            y++;
            l.unlockWrite(s);
        });
        t.start();
        long s = l.tryReadLock();
        if (s != 0) {
            assert x == y;
            l.unlockRead(s);
        }
        t.join();
        assert x == 1;
    }
}
