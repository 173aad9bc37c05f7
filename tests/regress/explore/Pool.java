import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Pool {
    public static void main(String[] none) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> answer = pool.submit(() -> 42);
        pool.shutdown();
        assert answer.get() == 42;
    }
}
