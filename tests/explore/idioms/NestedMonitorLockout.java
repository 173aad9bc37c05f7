// explore: violated deadlock
public class NestedMonitorLockout {
    static class Gate { boolean open; final Object inner = new Object();
        synchronized void pass() throws InterruptedException { synchronized (inner) { while (!open) inner.wait(); } }
        synchronized void open() { synchronized (inner) { open = true; inner.notifyAll(); } } }
    public static void main(String[] args) throws Exception {
        Gate g = new Gate();
        new Thread(g::open).start();
        g.pass();
    }
}
