// explore: violated assertion
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class RejectDiscardOldest {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        ThreadPoolExecutor e = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardOldestPolicy());
        for (int i = 0; i < 3; i++) e.execute(n::incrementAndGet);
        e.shutdown();
        e.awaitTermination(1, TimeUnit.DAYS);
        assert n.get() == 3;
    }
}
