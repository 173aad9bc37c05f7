// explore: holds; only reduced
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class DelayQ {
    public static void main(String[] a) throws Exception {
        ScheduledExecutorService e = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<Integer> f = e.schedule(() -> 5, 1, TimeUnit.SECONDS);
        assert f.get() == 5;
        e.shutdown();
    }
}
