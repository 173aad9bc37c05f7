// explore: holds
import java.util.concurrent.locks.*;
public class TryLockBoth {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static int moved;
    static boolean both(ReentrantLock x, ReentrantLock y) {
        if (!x.tryLock()) return false;
        try { if (!y.tryLock()) return false; try { moved++; return true; } finally { y.unlock(); } } finally { x.unlock(); }
    }
    public static void main(String[] s) throws Exception {
        Thread t = new Thread(() -> { while (!both(a, b)) Thread.yield(); }), u = new Thread(() -> { while (!both(b, a)) Thread.yield(); });
        t.start(); u.start(); t.join(); u.join();
        assert moved == 2;
    }
}
