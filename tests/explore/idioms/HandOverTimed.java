// explore: holds
import java.util.concurrent.*;
public class HandOverTimed {
    // Who gives up has not handed over; who hands over is not alone.
    static volatile Integer got;
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                got = q.poll(1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        boolean given = q.offer(7, 1, TimeUnit.SECONDS);
        t.join();
        assert given == (got != null);
    }
}
