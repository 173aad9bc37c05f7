// explore: violated assertion
import java.util.concurrent.locks.*;
public class IsLockedTwice {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Thread t = new Thread(() -> { l.lock(); l.unlock(); l.lock(); l.unlock(); });
        t.start();
        boolean a = l.isLocked(), b = l.isLocked(), c = l.isLocked();
        t.join();
        assert !(a && !b && c);
    }
}
