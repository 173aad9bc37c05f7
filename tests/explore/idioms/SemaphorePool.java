// explore: holds
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class SemaphorePool {
    static final Semaphore available = new Semaphore(1, true);
    static final AtomicInteger inside = new AtomicInteger();
    static void use() throws InterruptedException {
        available.acquire();
        try {
            int n = inside.incrementAndGet();
            assert n == 1 : n + " inside";
            inside.decrementAndGet();
        } finally { available.release(); }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> { try { use(); } catch (InterruptedException e) { throw new AssertionError(e); } }).start();
    }
}
