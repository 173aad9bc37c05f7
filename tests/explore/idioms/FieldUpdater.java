// explore: holds
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
public class FieldUpdater {
    volatile int hits;
    private static final AtomicIntegerFieldUpdater<FieldUpdater> HITS = AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "hits");
    public static void main(String[] args) throws InterruptedException {
        FieldUpdater u = new FieldUpdater();
        Thread t = new Thread(() -> HITS.incrementAndGet(u));
        t.start();
        HITS.getAndIncrement(u);
        t.join();
        assert u.hits == 2;
    }
}
