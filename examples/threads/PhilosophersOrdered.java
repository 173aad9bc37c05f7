// explore: holds
/** Dining philosophers who take the fork with the lower number first: nobody starves. */
public class PhilosophersOrdered extends Thread {
    static final int COUNT = 3;

    private final Object first, second;

    PhilosophersOrdered(Object first, Object second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void run() {
        synchronized (first) {
            synchronized (second) {
                // eats
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object[] forks = new Object[COUNT];
        for (int i = 0; i < COUNT; i++) {
            forks[i] = new Object();
        }
        PhilosophersOrdered[] all = new PhilosophersOrdered[COUNT];
        for (int i = 0; i < COUNT; i++) {
            int next = (i + 1) % COUNT;
            all[i] = new PhilosophersOrdered(forks[Math.min(i, next)], forks[Math.max(i, next)]);
            all[i].start();
        }
        for (PhilosophersOrdered p : all) {
            p.join();
        }
    }
}
