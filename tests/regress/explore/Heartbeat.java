import java.util.concurrent.locks.*;
/** Two clerks lock in opposite order while a clock ticks on for ever: the program never stands still. */
public class Heartbeat {
    static final Lock ledger = new ReentrantLock(), journal = new ReentrantLock();
    static volatile boolean tick;
    static void post(Lock a, Lock b) {
        a.lock();
        try { b.lock(); b.unlock(); } finally { a.unlock(); }
    }
    public static void main(String[] args) {
        new Thread(() -> post(ledger, journal), "clerk one").start();
        new Thread(() -> post(journal, ledger), "clerk two").start();
        while (true) tick = !tick;
    }
}
