// explore: violated deadlock
import java.util.concurrent.locks.LockSupport;
public class ParkUnparkBeforeStart {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockSupport::park);
        LockSupport.unpark(t); // no effect guaranteed on a thread not started
        t.start();
        t.join();
    }
}
