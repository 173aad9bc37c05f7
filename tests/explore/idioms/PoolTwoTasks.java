// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
public class PoolTwoTasks {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 1; i <= 2; i++) { final int n = i; fs.add(pool.submit(() -> n * n)); }
        pool.shutdown();
        int sum = 0;
        for (Future<Integer> f : fs) sum += f.get();
        assert sum == 5;
        while (!pool.awaitTermination(10, TimeUnit.MILLISECONDS)) { }
        assert pool.isTerminated();
    }
}
