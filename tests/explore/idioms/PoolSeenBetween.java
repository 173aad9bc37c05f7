// explore: violated assertion; only reduced
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A worker that has done its task is still there when the pool has been shut down. */
public class PoolSeenBetween {
    public static void main(String[] args) {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        new Thread(pool::shutdown).start();
        boolean isShutdown = pool.isShutdown();
        int size = pool.getPoolSize(), active = pool.getActiveCount();
        assert !(isShutdown && size == 1 && active == 0 && !pool.isTerminated());
    }
}
