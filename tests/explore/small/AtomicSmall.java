// explore: holds
import java.util.concurrent.atomic.AtomicInteger;

/** AtomicInteger: an increment beside a compare-and-set. */
public class AtomicSmall extends Thread {
    private static final AtomicInteger N = new AtomicInteger();

    @Override
    public void run() {
        N.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new AtomicSmall();
        other.start();
        boolean set = N.compareAndSet(0, 5);
        other.join();
        if (N.get() != (set ? 6 : 1)) {
            throw new AssertionError();
        }
    }
}
