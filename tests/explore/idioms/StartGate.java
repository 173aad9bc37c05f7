// explore: holds; only reduced
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
public class StartGate {
    public static void main(String[] args) throws InterruptedException {
        final int nThreads = 2;
        final CountDownLatch startGate = new CountDownLatch(1);
        final CountDownLatch endGate = new CountDownLatch(nThreads);
        final AtomicLong sum = new AtomicLong();
        for (int i = 0; i < nThreads; i++) {
            final int n = i;
            Thread t = new Thread() {
                public void run() {
                    try {
                        startGate.await();
                        try { sum.addAndGet(n + 1); } finally { endGate.countDown(); }
                    } catch (InterruptedException ignored) { }
                }
            };
            t.start();
        }
        startGate.countDown();
        endGate.await();
        assert sum.get() == 3;
    }
}
