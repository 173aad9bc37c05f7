// explore: violated assertion
import java.util.concurrent.*;
public class AwaitTerm { // ignores that awaitTermination may give up
    static volatile int done;
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> done = 1);
        e.shutdown();
        e.awaitTermination(1, TimeUnit.SECONDS);
        assert done == 1;
    }
}
