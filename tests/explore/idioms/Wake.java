// explore: violated deadlock
import java.util.concurrent.locks.LockSupport;
public class Wake {
    static volatile boolean ready;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { if (!ready) LockSupport.park(); });
        t.start();
        ready = true;
        Thread.yield();
        if (t.getState() == Thread.State.WAITING) LockSupport.unpark(t);
        t.join();
    }
}
