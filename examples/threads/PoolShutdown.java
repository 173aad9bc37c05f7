// explore: holds
import java.util.ArrayDeque;

/** A pool of threads that is shut down when its tasks are done. */
public class PoolShutdown {
    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
    private boolean isShutDown;
    private final Thread[] workers = new Thread[2];

    PoolShutdown() {
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(this::work);
            workers[i].start();
        }
    }

    private synchronized Runnable next() throws InterruptedException {
        while (tasks.isEmpty() && !isShutDown) {
            wait();
        }
        return tasks.poll();
    }

    private void work() {
        try {
            for (Runnable task = next(); task != null; task = next()) {
                task.run();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    synchronized void execute(Runnable task) {
        tasks.add(task);
        notify();
    }

    void shutDown() throws InterruptedException {
        synchronized (this) {
            isShutDown = true;
            notifyAll();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    private static int done;

    private static synchronized void count() {
        done++;
    }

    public static void main(String[] args) throws InterruptedException {
        PoolShutdown pool = new PoolShutdown();
        pool.execute(PoolShutdown::count);
        pool.execute(PoolShutdown::count);
        pool.shutDown();
        assert done == 2 : "a task was dropped";
    }
}
