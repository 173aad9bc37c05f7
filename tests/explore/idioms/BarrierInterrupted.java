// explore: violated exception
import java.util.concurrent.*;
public class BarrierInterrupted { // the other sees BrokenBarrierException
    public static void main(String[] a) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                b.await();
            } catch (InterruptedException e) { } catch (BrokenBarrierException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        Thread u = new Thread(() -> {
            try {
                b.await();
            } catch (InterruptedException e) { } catch (BrokenBarrierException e) {
                throw new RuntimeException(e);
            }
        });
        u.start();
        t.interrupt();
        t.join();
        u.join();
    }
}
