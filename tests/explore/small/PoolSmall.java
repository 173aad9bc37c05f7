// explore: holds
/** A worker that does what there is to be done before it ends. */
public class PoolSmall extends Thread {
    private static final Object LOCK = new Object();
    private static int tasks, done;
    private static boolean isShutDown;

    @Override
    public void run() {
        synchronized (LOCK) {
            while (tasks == 0 && !isShutDown) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError();
                }
            }
            done += tasks;
            tasks = 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new PoolSmall();
        worker.start();
        synchronized (LOCK) {
            tasks = 1;
            LOCK.notify();
        }
        synchronized (LOCK) {
            isShutDown = true;
            LOCK.notifyAll();
        }
        worker.join();
        if (done != 1) {
            throw new AssertionError();
        }
    }
}
