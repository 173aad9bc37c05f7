// explore: holds; only reduced
import java.util.concurrent.*;
public class Periodic {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> f = ses.schedule(() -> 7, 5, TimeUnit.SECONDS);
        assert f.get() == 7;
        ses.shutdown();
    }
}
