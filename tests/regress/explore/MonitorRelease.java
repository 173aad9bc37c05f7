/** A volatile that is written behind the end of a critical section, and read in another. */
public class MonitorRelease {
    static final Object monitor = new Object();
    static int count;
    static volatile boolean late;

    static synchronized void note() {
        count += 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread() {
            @Override
            public void run() {
                note();
                late = true;
            }
        };
        writer.start();
        int seen;
        boolean wasLate;
        synchronized (MonitorRelease.class) {
            wasLate = late;
            seen = count;
        }
        assert !(seen == 1 && !wasLate) : "counted, and not late yet";
        writer.join();
    }
}
