// explore: holds
/* A limiter that asks for the time: at most one event in each window. */
public class LimiterByTime {
    private long last = Long.MIN_VALUE / 2;

    synchronized boolean tryAcquire() {
        long now = System.nanoTime();
        if (now - last < 1_000_000)
            return false;
        last = now;
        return true;
    }

    public static void main(String[] args) throws Exception {
        LimiterByTime l = new LimiterByTime();
        Thread t = new Thread(l::tryAcquire);
        t.start();
        l.tryAcquire();
        t.join();
    }
}
