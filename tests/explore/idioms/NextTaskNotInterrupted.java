// explore: holds; only reduced
import java.util.concurrent.*;
public class NextTaskNotInterrupted {
    // The interrupt of a task that is cancelled does not reach the next one.
    static volatile boolean seen;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> first = pool.submit(() -> { });
        Future<?> next = pool.submit(() -> { seen = Thread.currentThread().isInterrupted(); });
        first.cancel(true);
        next.get();
        pool.shutdown();
        assert !seen;
    }
}
