// explore: violated deadlock
import java.util.concurrent.Semaphore;

/* The semaphores are waited for inside of the monitor. */
public class SemBufferInside {
    private final Semaphore items = new Semaphore(0), spaces = new Semaphore(1);
    private final int[] slots = new int[1];

    synchronized void put(int x) throws InterruptedException {
        spaces.acquire();
        slots[0] = x;
        items.release();
    }

    synchronized int take() throws InterruptedException {
        items.acquire();
        int x = slots[0];
        spaces.release();
        return x;
    }

    public static void main(String[] args) throws Exception {
        SemBufferInside b = new SemBufferInside();
        Thread p = new Thread(() -> {
            try {
                b.put(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        p.start();
        assert b.take() == 1;
    }
}
