// explore: holds
import java.util.concurrent.*;
public class BarrierSum {
    private final int[] rows = new int[2];
    private int total = -1;
    private final CyclicBarrier barrier = new CyclicBarrier(2, () -> total = rows[0] + rows[1]);
    class Worker implements Runnable {
        final int row;
        Worker(int row) { this.row = row; }
        public void run() {
            rows[row] = 10 * (row + 1);
            try { barrier.await(); }
            catch (InterruptedException | BrokenBarrierException e) { throw new IllegalStateException(e); }
            if (total != 30) throw new AssertionError("total is " + total);
        }
    }
    public static void main(String[] args) throws Exception {
        BarrierSum s = new BarrierSum();
        Thread a = new Thread(s.new Worker(0)), b = new Thread(s.new Worker(1));
        a.start(); b.start(); a.join(); b.join();
    }
}
