// explore: holds; only reduced
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks of a fork-join pool are drained while its worker looks through the same queue. */
public class ForkShutdownNow {
    private static final AtomicInteger ran = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(ran::incrementAndGet);
        pool.execute(ran::incrementAndGet);
        List<Runnable> left = pool.shutdownNow();
        assert left.isEmpty() && pool.isShutdown();
        if (pool.awaitTermination(1, TimeUnit.SECONDS)) {
            assert pool.isTerminated() && ran.get() <= 2;
        }
    }
}
