// explore: violated deadlock
public class BarrierCounted {
    private final int parties; private int count;
    BarrierCounted(int n) { parties = n; }
    synchronized void await() throws InterruptedException {
        count++;
        if (count == parties) { notifyAll(); count = 0; }
        else while (count != 0) wait();
    }
    public static void main(String[] args) throws InterruptedException {
        BarrierCounted b = new BarrierCounted(2);
        Runnable r = () -> { try { for (int i = 0; i < 2; i++) b.await(); } catch (InterruptedException e) { } };
        Thread x = new Thread(r), y = new Thread(r);
        x.start(); y.start(); x.join(); y.join();
    }
}
