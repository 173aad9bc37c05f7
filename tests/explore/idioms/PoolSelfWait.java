// explore: violated deadlock
import java.util.concurrent.*;
public class PoolSelfWait { // JCiP 8.1: thread starvation deadlock
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        Future<String> page = e.submit(() -> {
            Future<String> h = e.submit(() -> "h");
            return h.get() + "b";
        });
        assert page.get().equals("hb");
        e.shutdown();
    }
}
