// explore: violated exception
import java.util.concurrent.*;
public class RejectedLate {
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        Thread t = new Thread(() -> e.execute(() -> { }));
        t.start();
        e.shutdown();
        t.join();
    }
}
