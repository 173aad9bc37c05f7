import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The same by the JDK's barrier. */
public class Meeting {
    private final CyclicBarrier barrier;

    public Meeting(int parties) {
        barrier = new CyclicBarrier(parties);
    }

    public void arrive() throws InterruptedException {
        try {
            barrier.await();
        } catch (BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }
}
