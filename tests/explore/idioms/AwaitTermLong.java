// explore: holds; only reduced
import java.util.concurrent.*;
public class AwaitTermLong {
    static int done;
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> done = 1);
        e.shutdown();
        while (!e.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert done == 1;
    }
}
