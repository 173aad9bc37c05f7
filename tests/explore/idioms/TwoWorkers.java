// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
public class TwoWorkers {
    public static void main(String[] args) throws Exception {
        ExecutorService exec = Executors.newFixedThreadPool(2);
        Future<Integer> a = exec.submit(() -> 20);
        Future<Integer> b = exec.submit(() -> 22);
        int sum = a.get() + b.get();
        exec.shutdown();
        assert sum == 42;
    }
}
