// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class BarrierBroken {
    static final CyclicBarrier b =
            new CyclicBarrier(2, () -> { throw new IllegalStateException(); });
    static final AtomicInteger broken = new AtomicInteger();
    static void go() {
        try {
            b.await();
            assert false;
        } catch (BrokenBarrierException | IllegalStateException e) {
            broken.incrementAndGet();
        } catch (InterruptedException e) {
            assert false;
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(BarrierBroken::go);
        t.start();
        go();
        t.join();
        assert broken.get() == 2 && b.isBroken();
    }
}
