// explore: violated deadlock
public class WaitReleasesOnlyOne {
    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { try { b.wait(); } catch (InterruptedException e) { } } } });
        t.start();
        synchronized (a) { synchronized (b) { b.notifyAll(); } }
    }
}
