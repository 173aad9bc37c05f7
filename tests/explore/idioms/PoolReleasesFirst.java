// explore: violated assertion
import java.util.concurrent.*;

/* The permit is given back before the object is. */
public class PoolReleasesFirst {
    private final Semaphore available = new Semaphore(1);
    private final ConcurrentLinkedQueue<Object> items = new ConcurrentLinkedQueue<>();

    public static void main(String[] args) throws Exception {
        PoolReleasesFirst p = new PoolReleasesFirst();
        p.items.add("x");
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    p.available.acquire();
                    Object x = p.items.poll();
                    assert x != null;
                    p.available.release();
                    p.items.add(x);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
    }
}
