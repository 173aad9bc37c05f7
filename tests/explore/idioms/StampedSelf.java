// explore: violated deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class StampedSelf {
    static final StampedLock l = new StampedLock();
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            long s = l.readLock();
            long w = l.writeLock();
            l.unlockWrite(w);
            l.unlockRead(s);
        });
        t.start();
        t.join();
    }
}
