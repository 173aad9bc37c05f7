// explore: violated deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class LockCondMissed {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static volatile boolean go;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            if (!go) {
                l.lock();
                try {
                    c.await();
                } catch (InterruptedException e) {
                } finally {
                    l.unlock();
                }
            }
        });
        t.start();
        go = true;
        l.lock();
        c.signal();
        l.unlock();
        t.join();
    }
}
