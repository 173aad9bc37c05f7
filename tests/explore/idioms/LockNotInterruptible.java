// explore: violated deadlock
import java.util.concurrent.locks.*;

public class LockNotInterruptible {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        Thread t = new Thread(() -> {
            l.lock();
            l.unlock();
        });
        t.start();
        t.interrupt();
        t.join();
        l.unlock();
    }
}
