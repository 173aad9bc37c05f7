// explore: violated assertion
import java.util.concurrent.*;

/* submit keeps the exception: nobody is told. */
public class SubmitSwallows {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            Object o = null;
            o.hashCode();
            done = true;
        });
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS))
            assert done;
    }
}
