// explore: violated deadlock
import java.util.concurrent.locks.LockSupport;
public class ParkPermitOnce {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { LockSupport.park(); LockSupport.park(); });
        t.start();
        LockSupport.unpark(t);
        LockSupport.unpark(t); // permits are not counted
        t.join();
    }
}
