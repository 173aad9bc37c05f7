// explore: holds
public class BarrierGenerations {
    private final int parties; private int count; private int generation;
    BarrierGenerations(int n) { parties = n; }
    synchronized void await() throws InterruptedException {
        int g = generation;
        if (++count == parties) { count = 0; generation++; notifyAll(); return; }
        while (g == generation) wait();
    }
    static int[] phase = new int[3];
    public static void main(String[] args) throws InterruptedException {
        BarrierGenerations b = new BarrierGenerations(3);
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int id = i;
            ts[i] = new Thread(() -> {
                try {
                    for (int r = 1; r <= 2; r++) {
                        phase[id] = r;
                        b.await();
                        for (int p : phase) assert p >= r;
                        b.await();
                    }
                } catch (InterruptedException e) { throw new IllegalStateException(e); }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
