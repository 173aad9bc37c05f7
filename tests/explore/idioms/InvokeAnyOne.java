// explore: holds; only reduced
import java.util.concurrent.*;
public class InvokeAnyOne {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        java.util.List<Callable<Integer>> tasks = java.util.List.of(() -> 1, () -> 2);
        int r = pool.invokeAny(tasks);
        pool.shutdown();
        assert r == 1 || r == 2;
    }
}
