// explore: violated assertion|deadlock
import java.util.*;

/* Java Puzzlers 77, the lock mess monster: join waits on the thread's own monitor. */
public class LockMess extends Thread {
    private volatile boolean quittingTime;
    volatile boolean workedAfter;
    boolean asked;

    @Override
    public void run() {
        while (!quittingTime)
            Thread.yield();
    }

    synchronized void quit() throws InterruptedException {
        quittingTime = true;
        join();
        asked = true;
        assert !kept : "somebody came in although the monitor is held";
    }

    boolean kept;

    synchronized void keepWorking() {
        quittingTime = false;
        kept = true;
    }

    public static void main(String[] args) throws Exception {
        LockMess worker = new LockMess();
        worker.start();
        Thread boss = new Thread(() -> worker.keepWorking());
        boss.setDaemon(true);
        boss.start();
        worker.quit();
    }
}
