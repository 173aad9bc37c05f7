// explore: holds; only reduced
import java.util.concurrent.*;
public class Priority {
    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> { q.add(3); q.add(1); });
        t.start();
        int a = q.take(), b = q.take();
        t.join();
        assert a + b == 4;
    }
}
