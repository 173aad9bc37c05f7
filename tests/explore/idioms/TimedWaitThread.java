// explore: violated assertion
public class TimedWaitThread {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        synchronized (t) {
            if (t.isAlive()) t.wait(5);
        }
        assert !t.isAlive();
    }
}
