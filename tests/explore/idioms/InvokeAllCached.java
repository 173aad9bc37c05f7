// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
public class InvokeAllCached {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        int sum = 0;
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        for (Future<Integer> f : pool.invokeAll(tasks))
            sum += f.get();
        pool.shutdown();
        assert sum == 3;
    }
}
