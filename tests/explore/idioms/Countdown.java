// explore: violated exception|deadlock
import java.util.concurrent.*;
public class Countdown {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        ExecutorService ex = Executors.newSingleThreadExecutor(r -> { Thread t = new Thread(r); t.setDaemon(true); return t; });
        ex.execute(() -> { if (latch.getCount() == 2) throw new IllegalStateException("lost"); latch.countDown(); });
        latch.countDown();
        latch.await();
    }
}
