// explore: violated assertion
import java.util.concurrent.*;
public class ShortPoll {
    public static void main(String[] x) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.put(1);
            } catch (InterruptedException e) { }
        });
        t.setDaemon(true);
        t.start();
        assert q.poll(100, TimeUnit.NANOSECONDS) != null;
    }
}
