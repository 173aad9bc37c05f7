// explore: violated assertion
public class YieldForever {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            for (;;) Thread.yield();
        });
        t.setDaemon(true);
        t.start();
        synchronized (t) { }
        synchronized (YieldForever.class) {
            assert false;
        }
    }
}
