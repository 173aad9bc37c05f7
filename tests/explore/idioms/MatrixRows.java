// explore: holds
import java.util.concurrent.*;

/* CyclicBarrier's own example: rows, and a sum when all are done. */
public class MatrixRows {
    static final int[] rows = new int[2];
    static int sum;

    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2, () -> sum = rows[0] + rows[1]);
        Thread[] t = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            t[i] = new Thread(() -> {
                rows[me] = me + 1;
                try {
                    b.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new AssertionError(e);
                }
            });
            t[i].start();
        }
        t[0].join();
        t[1].join();
        assert sum == 3;
    }
}
