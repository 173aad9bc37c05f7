// explore: violated deadlock
import java.util.concurrent.*;

/* A stage that waits for another one on a pool of one worker. */
public class CfJoinInPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int x = CompletableFuture.supplyAsync(
                () -> CompletableFuture.supplyAsync(() -> 1, pool).join() + 1, pool).join();
        assert x == 2;
        pool.shutdown();
    }
}
