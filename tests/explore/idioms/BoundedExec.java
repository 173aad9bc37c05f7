// explore: holds; only reduced
import java.util.concurrent.*;

/* Java Concurrency in Practice, 8.4: a semaphore bounds what is submitted. */
public class BoundedExec {
    private final ExecutorService exec = Executors.newSingleThreadExecutor();
    private final Semaphore semaphore = new Semaphore(1);

    void submit(Runnable command) throws InterruptedException {
        semaphore.acquire();
        try {
            exec.execute(() -> {
                try {
                    command.run();
                } finally {
                    semaphore.release();
                }
            });
        } catch (RejectedExecutionException e) {
            semaphore.release();
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedExec b = new BoundedExec();
        int[] done = {0};
        b.submit(() -> done[0]++);
        b.submit(() -> done[0]++);
        b.exec.shutdown();
        b.submit(() -> done[0]++);
        b.submit(() -> done[0]++);
        boolean all = b.exec.awaitTermination(1, TimeUnit.DAYS);
        assert !all || done[0] == 2;
    }
}
