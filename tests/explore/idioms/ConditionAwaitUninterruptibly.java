// explore: holds
import java.util.concurrent.locks.*;

public class ConditionAwaitUninterruptibly {
    static boolean ready;
    public static void main(String[] args) throws Exception {
        Lock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread t = new Thread(() -> {
            l.lock();
            try {
                while (!ready)
                    c.awaitUninterruptibly();
                assert Thread.interrupted();
            } finally {
                l.unlock();
            }
        });
        t.start();
        t.interrupt();
        l.lock();
        ready = true;
        c.signal();
        l.unlock();
        t.join();
    }
}
