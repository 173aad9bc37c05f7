// explore: holds; only reduced
import java.util.concurrent.*;
public class PoolLatch {
    static int[] results = new int[3];
    public static void main(String[] args) throws Exception {
        ExecutorService es = Executors.newFixedThreadPool(3);
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            final int id = i;
            es.execute(() -> { results[id] = id + 1; done.countDown(); });
        }
        done.await();
        es.shutdownNow();
        int sum = 0; for (int r : results) sum += r;
        assert sum == 6;
    }
}
