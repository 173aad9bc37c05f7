// explore: holds
import java.util.concurrent.*;
public class TakeInterrupted {
    // An element is taken, or still there.
    static volatile boolean taken, interrupted;
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                taken = q.take() == 5;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        });
        t.start();
        q.put(5);
        t.interrupt();
        t.join();
        assert taken ? q.isEmpty() : interrupted && q.peek() == 5;
    }
}
