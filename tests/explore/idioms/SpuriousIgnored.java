// explore: holds
public class SpuriousIgnored {
    private final Object monitor = new Object();
    private boolean open;
    public static void main(String[] args) throws InterruptedException {
        SpuriousIgnored s = new SpuriousIgnored();
        Thread t = new Thread(() -> { synchronized (s.monitor) { s.open = true; s.monitor.notifyAll(); } });
        t.start();
        synchronized (s.monitor) { while (!s.open) s.monitor.wait(); }
        assert s.open;
    }
}
