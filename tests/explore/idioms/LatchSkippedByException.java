// explore: violated deadlock|exception
import java.util.concurrent.*;
public class LatchSkippedByException {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.submit(() -> { if (glassbox.Choose.bool()) throw new IllegalStateException(); l.countDown(); return 1; });
        l.await();
        e.shutdown();
    }
}
