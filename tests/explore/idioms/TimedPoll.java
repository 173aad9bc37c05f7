// explore: holds
import java.util.concurrent.*;
public class TimedPoll {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> q.offer("x"));
        t.start();
        String s = q.poll(10, TimeUnit.MILLISECONDS);
        assert s == null || s.equals("x");
        t.join();
        assert (s == null) == (q.size() == 1);
    }
}
