// explore: violated deadlock
/** Dining philosophers who all take the fork on their left first. */
public class Philosophers extends Thread {
    static final int COUNT = 3;

    private final Object left, right;

    Philosophers(Object left, Object right) {
        this.left = left;
        this.right = right;
    }

    @Override
    public void run() {
        synchronized (left) {
            synchronized (right) {
                // eats
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object[] forks = new Object[COUNT];
        for (int i = 0; i < COUNT; i++) {
            forks[i] = new Object();
        }
        Philosophers[] all = new Philosophers[COUNT];
        for (int i = 0; i < COUNT; i++) {
            all[i] = new Philosophers(forks[i], forks[(i + 1) % COUNT]);
            all[i].start();
        }
        for (Philosophers p : all) {
            p.join();
        }
    }
}
