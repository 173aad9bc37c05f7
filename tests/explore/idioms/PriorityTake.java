// explore: violated assertion
import java.util.concurrent.*;
public class PriorityTake {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> { q.put(2); q.put(1); });
        t.start();
        int first = q.take();
        t.join();
        assert first == 1;
    }
}
