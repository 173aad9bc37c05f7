// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PoolFour {
    public static void main(String[] args) throws InterruptedException {
        final ExecutorService service = Executors.newFixedThreadPool(2);
        final AtomicInteger counter = new AtomicInteger();
        for (int i = 0; i < 4; i++) service.submit(() -> { counter.incrementAndGet(); });
        service.shutdown();
        if (service.awaitTermination(5, TimeUnit.SECONDS)) assert counter.get() == 4;
    }
}
