// explore: holds; only reduced
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class AwaitLoop {
    static boolean ready;
    public static void main(String[] x) throws Exception {
        Lock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread t = new Thread(() -> {
            l.lock();
            try {
                while (!ready) c.await(10, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) { } finally {
                l.unlock();
            }
        });
        t.start();
        l.lock();
        ready = true;
        l.unlock();
        t.join();
    }
}
