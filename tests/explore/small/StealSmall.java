// explore: holds
import java.util.concurrent.atomic.AtomicInteger;

/** The last task of a deque, for its owner or for a thief. */
public class StealSmall extends Thread {
    private static final AtomicInteger TOP = new AtomicInteger(), DONE = new AtomicInteger();
    private static volatile int bottom = 1;

    @Override
    public void run() {
        int t = TOP.get();
        if (t < bottom && TOP.compareAndSet(t, t + 1)) {
            DONE.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thief = new StealSmall();
        thief.start();
        int b = bottom - 1;
        bottom = b;
        int t = TOP.get();
        if (b == t && TOP.compareAndSet(t, t + 1)) {
            DONE.incrementAndGet();
        }
        bottom = t + 1;
        thief.join();
        if (DONE.get() != 1) {
            throw new AssertionError();
        }
    }
}
