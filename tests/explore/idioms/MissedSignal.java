// explore: violated deadlock
import java.util.concurrent.locks.*;
public class MissedSignal {
    private final Lock lock = new ReentrantLock();
    private final Condition ready = lock.newCondition();
    void produce() { lock.lock(); try { ready.signal(); } finally { lock.unlock(); } }
    void consume() throws InterruptedException { lock.lock(); try { ready.await(); } finally { lock.unlock(); } }
    public static void main(String[] args) throws InterruptedException {
        MissedSignal m = new MissedSignal();
        Thread t = new Thread(m::produce);
        t.start();
        m.consume();
        t.join();
    }
}
