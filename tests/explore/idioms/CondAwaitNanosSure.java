// explore: violated assertion
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class CondAwaitNanosSure {
    static boolean ok;
    public static void main(String[] args) throws Exception {
        Lock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread t = new Thread(() -> { l.lock(); try { ok = true; c.signalAll(); } finally { l.unlock(); } });
        t.start();
        l.lock();
        try { if (!ok) c.await(1, TimeUnit.HOURS); assert ok; } finally { l.unlock(); }
    }
}
