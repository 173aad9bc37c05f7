// explore: violated deadlock
import java.util.concurrent.*;
// acquire of two permits one by one
public class PermitsOneByOne {
    public static void main(String[] x) throws Exception {
        Semaphore s = new Semaphore(2, true);
        Runnable r = () -> { try { s.acquire(); s.acquire(); s.release(2); } catch (InterruptedException e) { } };
        new Thread(r).start(); new Thread(r).start();
    }
}
