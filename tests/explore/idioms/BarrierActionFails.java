// explore: violated exception
import java.util.concurrent.*;
public class BarrierActionFails {
    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2, () -> { throw new IllegalStateException("action"); });
        Runnable r = () -> { try { b.await(); } catch (InterruptedException | BrokenBarrierException e) { } };
        new Thread(r).start(); new Thread(r).start();
    }
}
