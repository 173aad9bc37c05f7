// explore: violated assertion
import java.util.concurrent.*;

/* An exception in a stage that nobody looks at. */
public class CfExceptionLost {
    static volatile boolean saved;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CompletableFuture.runAsync(() -> {
            if (glassbox.Choose.bool())
                throw new IllegalStateException();
            saved = true;
        }, pool);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS))
            assert saved;
    }
}
