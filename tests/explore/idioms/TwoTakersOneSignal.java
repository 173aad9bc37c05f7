// explore: holds; only reduced
import java.util.concurrent.*;
public class TwoTakersOneSignal {
    // A taker that leaves elements behind wakes the next one.
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Runnable taker = () -> {
            try {
                q.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        Thread a = new Thread(taker), b = new Thread(taker);
        a.start();
        b.start();
        q.offer(1);
        q.offer(2);
        a.join();
        b.join();
        assert q.isEmpty();
    }
}
