// explore: violated deadlock; only reduced
import java.util.concurrent.locks.*;
public class ElevatorPassesBy {
    final ReentrantLock lock = new ReentrantLock();
    final Condition called = lock.newCondition(), arrived = lock.newCondition();
    int target = -1, floor;
    void call(int f) throws InterruptedException {
        lock.lock();
        try { target = f; called.signal(); while (floor != f) arrived.await(); } finally { lock.unlock(); }
    }
    void cab(int n) throws InterruptedException {
        for (int i = 0; i < n; i++) {
            lock.lock();
            try { while (target < 0) called.await(); floor = target; target = -1; arrived.signalAll(); } finally { lock.unlock(); }
        }
    }
    public static void main(String[] a) throws Exception {
        ElevatorPassesBy e = new ElevatorPassesBy();
        Thread cab = new Thread(() -> { try { e.cab(2); } catch (InterruptedException x) { } });
        cab.setDaemon(true);
        cab.start();
        Thread p = new Thread(() -> { try { e.call(3); } catch (InterruptedException x) { } });
        Thread q = new Thread(() -> { try { e.call(5); } catch (InterruptedException x) { } });
        p.start(); q.start(); p.join(); q.join();
    }
}
