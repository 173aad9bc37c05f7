// explore: violated assertion
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class LockTimedNeverCut {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        boolean[] cut = new boolean[1];
        l.lock();
        Thread t = new Thread(() -> { try { if (l.tryLock(1, TimeUnit.SECONDS)) l.unlock(); } catch (InterruptedException e) { cut[0] = true; } });
        t.start();
        t.interrupt();
        l.unlock();
        t.join();
        assert !cut[0];
    }
}
