// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
public class InvokeAllTwo {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = 0;
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        for (Future<Integer> f : pool.invokeAll(tasks))
            sum += f.get();
        pool.shutdown();
        assert sum == 3;
    }
}
