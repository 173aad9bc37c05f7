// explore: holds
import java.util.concurrent.atomic.*;
/** A ticket lock by spinning. */
public class Ticket {
    private final AtomicInteger next = new AtomicInteger();
    private volatile int serving;
    private int shared;
    void lock() { int my = next.getAndIncrement(); while (serving != my) Thread.onSpinWait(); }
    void unlock() { serving++; }
    public static void main(String[] args) throws Exception {
        Ticket l = new Ticket();
        Runnable r = () -> { l.lock(); l.shared++; l.unlock(); };
        Thread a = new Thread(r), b = new Thread(r);
        a.start(); b.start(); a.join(); b.join();
        assert l.shared == 2;
    }
}
