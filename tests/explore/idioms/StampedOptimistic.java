// explore: violated race
import java.util.concurrent.locks.StampedLock;
public class StampedOptimistic {
    private double x, y;
    private final StampedLock sl = new StampedLock();
    void move(double dx, double dy) {
        long stamp = sl.writeLock();
        try { x += dx; y += dy; } finally { sl.unlockWrite(stamp); }
    }
    double sum() {
        long stamp = sl.tryOptimisticRead();
        double cx = x, cy = y;
        if (!sl.validate(stamp)) {
            stamp = sl.readLock();
            try { cx = x; cy = y; } finally { sl.unlockRead(stamp); }
        }
        return cx + cy;
    }
    public static void main(String[] args) throws InterruptedException {
        StampedOptimistic p = new StampedOptimistic();
        Thread t = new Thread(() -> p.move(1, -1));
        t.start();
        assert p.sum() == 0;
        t.join();
    }
}
