// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PoolShutdownNow {
    static final AtomicInteger ran = new AtomicInteger();
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(ran::incrementAndGet);
        e.execute(ran::incrementAndGet);
        int left = e.shutdownNow().size();
        e.awaitTermination(1, TimeUnit.DAYS);
        int r = ran.get();
        assert r <= 2;
        while (!e.isTerminated()) Thread.yield();
        assert ran.get() + left == 2;
    }
}
