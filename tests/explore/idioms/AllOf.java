// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
public class AllOf {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        List<Callable<Integer>> jobs = new ArrayList<>();
        for (int i = 1; i <= 2; i++) { final int n = i; jobs.add(() -> n * n); }
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(jobs)) sum += f.get();
        pool.shutdown();
        assert sum == 5;
    }
}
