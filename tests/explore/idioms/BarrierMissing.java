// explore: violated deadlock
import java.util.concurrent.*;
public class BarrierMissing {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Runnable r = () -> { try { barrier.await(); } catch (Exception e) { throw new IllegalStateException(e); } };
        Thread a = new Thread(r), b = new Thread(r);
        a.start(); b.start(); a.join(); b.join();
    }
}
