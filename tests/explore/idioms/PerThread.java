// explore: holds
public class PerThread {
    private static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);
    static int bump() { return ++counter.get()[0]; }
    public static void main(String[] args) throws InterruptedException {
        Runnable r = () -> { bump(); int n = bump(); if (n != 2) throw new AssertionError(n); counter.remove(); };
        Thread a = new Thread(r), b = new Thread(r);
        a.start(); b.start();
        int mine = bump();
        assert mine == 1;
        a.join(); b.join();
    }
}
