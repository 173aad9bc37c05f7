// explore: violated assertion
import java.util.concurrent.*;
public class QueueSizeSeen {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> { q.offer(1); q.poll(); q.offer(2); });
        t.start();
        int a = q.size(), b = q.size();
        t.join();
        assert !(a == 1 && b == 0);
    }
}
