// explore: violated deadlock
import java.util.concurrent.*;
public class SemTwoHalves {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(2);
        Runnable r = () -> { s.acquireUninterruptibly(); s.acquireUninterruptibly(); s.release(2); };
        new Thread(r).start(); new Thread(r).start();
    }
}
