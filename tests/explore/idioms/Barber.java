// explore: holds; only reduced
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.concurrent.atomic.*;
public class Barber {
    private final Lock lock = new ReentrantLock();
    private final Condition customerArrived = lock.newCondition();
    private final Condition cutDone = lock.newCondition();
    private int waiting = 0, served = 0, turnedAway = 0;
    private final int chairs;
    private boolean closed;
    Barber(int chairs) { this.chairs = chairs; }
    boolean visit() throws InterruptedException {
        lock.lock();
        try {
            if (waiting == chairs) { turnedAway++; return false; }
            int my = served + ++waiting;
            customerArrived.signal();
            while (served < my) cutDone.await();
            return true;
        } finally { lock.unlock(); }
    }
    void barber() throws InterruptedException {
        while (true) {
            lock.lock();
            try {
                while (waiting == 0 && !closed) customerArrived.await();
                if (waiting == 0) return;
                waiting--; served++;
                cutDone.signalAll();
            } finally { lock.unlock(); }
        }
    }
    void close() { lock.lock(); try { closed = true; customerArrived.signalAll(); } finally { lock.unlock(); } }
    public static void main(String[] a) throws InterruptedException {
        Barber shop = new Barber(1);
        Thread b = new Thread(() -> { try { shop.barber(); } catch (InterruptedException e) { Thread.currentThread().interrupt(); } }, "barber");
        b.start();
        Thread[] cs = new Thread[2];
        AtomicInteger happy = new AtomicInteger();
        for (int i = 0; i < cs.length; i++) {
            cs[i] = new Thread(() -> { try { if (shop.visit()) happy.incrementAndGet(); } catch (InterruptedException e) { throw new RuntimeException(e); } }, "customer-" + i);
            cs[i].start();
        }
        for (Thread c : cs) c.join();
        shop.close();
        b.join();
        if (happy.get() + shop.turnedAway != 2) throw new AssertionError("lost a customer");
        if (shop.served != happy.get()) throw new AssertionError();
    }
}
