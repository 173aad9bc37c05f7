// explore: violated deadlock
public class WaitTwiceNotified {
    public static void main(String[] a) throws Exception {
        Object l = new Object();
        for (int i = 0; i < 2; i++)
            new Thread(() -> { synchronized (l) { try { l.wait(); } catch (InterruptedException e) { throw new AssertionError(e); } } }).start();
        synchronized (l) { l.notify(); }
        synchronized (l) { l.notify(); }
    }
}
