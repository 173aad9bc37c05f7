// explore: holds
public class OddEven {
    private final Object lock = new Object();
    private int n = 1; private final int max;
    private final StringBuilder out = new StringBuilder();
    OddEven(int m) { max = m; }
    void print(int rem) {
        synchronized (lock) {
            while (n <= max) {
                while (n <= max && n % 2 != rem) try { lock.wait(); } catch (InterruptedException e) { Thread.currentThread().interrupt(); return; }
                if (n <= max) out.append(n++);
                lock.notifyAll();
            }
        }
    }
    public static void main(String[] a) throws Exception {
        OddEven o = new OddEven(6);
        Thread x = new Thread(() -> o.print(1), "odd"), y = new Thread(() -> o.print(0), "even");
        x.start(); y.start(); x.join(); y.join();
        assert o.out.toString().equals("123456");
    }
}
