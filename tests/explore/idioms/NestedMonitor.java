// explore: violated deadlock
/** Nested monitor lockout: the notifier needs the outer lock. */
public class NestedMonitor {
    private final Object outer = new Object(), inner = new Object();
    private boolean locked = true;
    void lock() throws InterruptedException { synchronized (outer) { synchronized (inner) { while (locked) inner.wait(); } } }
    void unlock() { synchronized (outer) { synchronized (inner) { locked = false; inner.notify(); } } }
    public static void main(String[] args) throws InterruptedException {
        NestedMonitor m = new NestedMonitor();
        Thread t = new Thread(m::unlock);
        t.start();
        m.lock();
        t.join();
    }
}
