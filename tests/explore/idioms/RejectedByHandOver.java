// explore: violated exception
import java.util.concurrent.*;
public class RejectedByHandOver {
    // No queue, one worker: the second task comes too early.
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
        pool.execute(() -> { });
        pool.execute(() -> { });
        pool.shutdown();
    }
}
