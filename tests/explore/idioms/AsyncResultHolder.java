// explore: violated assertion; only reduced
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/* thenAccept is not waited for. */
public class AsyncResultHolder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        AtomicInteger seen = new AtomicInteger();
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 3, pool);
        f.thenAccept(seen::set);
        f.join();
        pool.shutdown();
        assert seen.get() == 3;
    }
}
