// explore: holds
import java.util.concurrent.locks.*;

public class LockInterruptibly {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        Thread t = new Thread(() -> {
            try {
                l.lockInterruptibly();
                l.unlock();
                throw new AssertionError("it was held all the time");
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
            }
        });
        t.start();
        t.interrupt();
        t.join();
        l.unlock();
    }
}
