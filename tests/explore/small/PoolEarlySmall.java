// explore: violated assertion
/** A worker that ends when the pool is shut down, whatever there is to be done. */
public class PoolEarlySmall extends Thread {
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
            done += isShutDown ? 0 : tasks;
            tasks = 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new PoolEarlySmall();
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
