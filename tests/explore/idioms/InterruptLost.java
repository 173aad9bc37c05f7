// explore: violated deadlock
public class InterruptLost { // swallows the interrupt and waits again
    public static void main(String[] a) throws Exception {
        Object l = new Object();
        Thread t = new Thread(() -> {
            synchronized (l) {
                for (;;) try {
                    l.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
