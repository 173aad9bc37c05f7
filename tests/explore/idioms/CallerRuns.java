// explore: holds; only reduced
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class CallerRuns {
    public static void main(String[] a) throws Exception {
        AtomicInteger n = new AtomicInteger();
        ThreadPoolExecutor e = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
        e.execute(n::incrementAndGet);
        e.execute(n::incrementAndGet);
        e.shutdown();
        while (!e.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert n.get() == 2;
    }
}
