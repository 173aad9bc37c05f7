// explore: violated deadlock
import java.util.concurrent.*;

public class StopWordOnce {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Runnable consumer = () -> {
            try {
                while (q.take() != -1) { }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        Thread a = new Thread(consumer), b = new Thread(consumer);
        a.start();
        b.start();
        q.put(-1);
        a.join();
        b.join();
    }
}
