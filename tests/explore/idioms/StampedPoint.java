// explore: holds
import java.util.concurrent.locks.StampedLock;
public class StampedPoint {
    private double x, y;
    private final StampedLock sl = new StampedLock();
    void move(double dx, double dy) {
        long stamp = sl.writeLock();
        try { x += dx; y += dy; } finally { sl.unlockWrite(stamp); }
    }
    double sum() {
        long stamp = sl.readLock();
        try { return x + y; } finally { sl.unlockRead(stamp); }
    }
    public static void main(String[] args) throws InterruptedException {
        StampedPoint p = new StampedPoint();
        Thread t = new Thread(() -> p.move(1, -1));
        t.start();
        assert p.sum() == 0;
        t.join();
        assert p.sum() == 0;
    }
}
