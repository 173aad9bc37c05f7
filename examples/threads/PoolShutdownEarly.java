// explore: violated assertion
import java.util.ArrayDeque;

/** A pool of threads that is shut down too early: tasks that nobody has begun are dropped. */
public class PoolShutdownEarly {
    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
    private boolean isShutDown;
    private final Thread[] workers = new Thread[2];

    PoolShutdownEarly() {
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(this::work);
            workers[i].start();
        }
    }

    private synchronized Runnable next() throws InterruptedException {
        while (tasks.isEmpty() && !isShutDown) {
            wait();
        }
        return isShutDown ? null : tasks.poll();
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
        PoolShutdownEarly pool = new PoolShutdownEarly();
        pool.execute(PoolShutdownEarly::count);
        pool.execute(PoolShutdownEarly::count);
        pool.shutDown();
        assert done == 2 : "a task was dropped";
    }
}
