// explore: violated exception|assertion
import java.util.*;
import java.util.concurrent.*;

public class TimerTaskThrows {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        CountDownLatch l = new CountDownLatch(2);
        s.scheduleAtFixedRate(() -> {
            l.countDown();
            throw new IllegalStateException("a periodic task ends with its first exception");
        }, 0, 1, TimeUnit.SECONDS);
        assert l.await(1, TimeUnit.MINUTES);
    }
}
