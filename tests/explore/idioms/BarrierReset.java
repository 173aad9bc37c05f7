// explore: violated assertion|exception
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class BarrierReset {
    static final CyclicBarrier b = new CyclicBarrier(2);
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            try {
                b.await();
            } catch (BrokenBarrierException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
            }
        });
        t.start();
        b.reset();
        b.await();
        t.join();
    }
}
