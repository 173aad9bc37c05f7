// explore: holds; only reduced
import java.util.concurrent.*;

/* A work queue with a bounded pool: what is refused is run by the caller. */
public class ThreadGate {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(),
                new ThreadPoolExecutor.CallerRunsPolicy());
        java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();
        for (int i = 0; i < 2; i++)
            p.execute(n::incrementAndGet);
        p.shutdown();
        while (!p.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert n.get() == 2;
    }
}
