// explore: violated deadlock
import java.util.concurrent.locks.*;

/** Trying again and again for a lock that its owner has kept. */
public class TryLockForgotten {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        new Thread(lock::lock).start();
        while (!lock.tryLock())
            Thread.yield();
        lock.unlock();
    }
}
