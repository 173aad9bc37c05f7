// explore: holds
import java.util.concurrent.*;
public class BarrierActionSees {
    static int[] part = new int[2]; static int sum;
    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2, () -> sum = part[0] + part[1]);
        Thread[] t = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = i;
            t[i] = new Thread(() -> { part[k] = k + 1; try { b.await(); } catch (Exception e) { throw new AssertionError(e); } assert sum == 3; });
            t[i].start();
        }
        for (Thread x : t) x.join();
    }
}
