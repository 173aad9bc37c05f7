// explore: violated assertion
import java.util.concurrent.*;
public class PrioBlock {
    public static void main(String[] x) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> {
            q.put(2);
            q.put(1);
        });
        t.start();
        assert q.take() == 1;
        t.join();
    }
}
