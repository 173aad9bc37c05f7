// explore: violated race; only reduced
import java.util.*;
import java.util.concurrent.*;

/* Stages add to a list that is not for threads. */
public class CfSharedList {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Integer> results = new ArrayList<>();
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> results.add(1), pool);
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> results.add(2), pool);
        CompletableFuture.allOf(a, b).join();
        assert results.size() == 2;
        pool.shutdown();
    }
}
