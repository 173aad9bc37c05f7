// explore: holds
import java.util.concurrent.*;
public class SemDrain {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(3);
        int[] got = new int[2];
        Thread t = new Thread(() -> got[0] = s.drainPermits());
        t.start();
        got[1] = s.drainPermits();
        t.join();
        assert got[0] + got[1] == 3 && s.availablePermits() == 0 && got[0] * got[1] == 0;
    }
}
