// explore: holds
import java.util.concurrent.Semaphore;

/* Java Concurrency in Practice, 12.1: a buffer of two semaphores and a monitor. */
public class SemBuffer {
    private final Semaphore items = new Semaphore(0), spaces = new Semaphore(1);
    private final int[] slots = new int[1];
    private int put, take;

    void put(int x) throws InterruptedException {
        spaces.acquire();
        synchronized (this) {
            slots[put] = x;
            put = (put + 1) % slots.length;
        }
        items.release();
    }

    int take() throws InterruptedException {
        items.acquire();
        int x;
        synchronized (this) {
            x = slots[take];
            take = (take + 1) % slots.length;
        }
        spaces.release();
        return x;
    }

    public static void main(String[] args) throws Exception {
        SemBuffer b = new SemBuffer();
        Thread p = new Thread(() -> {
            try {
                b.put(1);
                b.put(2);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        p.start();
        int sum = b.take() * 10 + b.take();
        assert sum == 12;
        p.join();
    }
}
