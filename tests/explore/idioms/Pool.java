// explore: holds
import java.util.concurrent.*;

/* Semaphore's own example: a pool of objects. */
public class Pool {
    private final Semaphore available = new Semaphore(1, true);
    private final Object[] items = {new Object()};
    private final boolean[] used = new boolean[1];

    Object getItem() throws InterruptedException {
        available.acquire();
        return next();
    }

    void putItem(Object x) {
        if (markAsUnused(x))
            available.release();
    }

    private synchronized Object next() {
        for (int i = 0; i < items.length; ++i)
            if (!used[i]) {
                used[i] = true;
                return items[i];
            }
        return null;
    }

    private synchronized boolean markAsUnused(Object item) {
        for (int i = 0; i < items.length; ++i)
            if (item == items[i]) {
                boolean was = used[i];
                used[i] = false;
                return was;
            }
        return false;
    }

    public static void main(String[] args) throws Exception {
        Pool p = new Pool();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    Object x = p.getItem();
                    assert x != null;
                    p.putItem(x);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
    }
}
