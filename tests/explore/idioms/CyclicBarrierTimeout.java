// explore: holds
import java.util.concurrent.*;
public class CyclicBarrierTimeout {
    public static void main(String[] a) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try { b.await(1, TimeUnit.SECONDS); }
            catch (TimeoutException | BrokenBarrierException e) { assert b.isBroken(); }
            catch (InterruptedException e) { throw new AssertionError(e); }
        });
        t.start();
        try { b.await(1, TimeUnit.SECONDS); }
        catch (TimeoutException | BrokenBarrierException e) { assert b.isBroken(); }
        t.join();
    }
}
