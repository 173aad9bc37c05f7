// explore: violated deadlock
import java.util.concurrent.*;

/* A command that is refused keeps its permit. */
public class BoundedExecLeaks {
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
            /* the permit is lost */
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedExecLeaks b = new BoundedExecLeaks();
        b.exec.shutdown();
        b.submit(() -> { });
        b.submit(() -> { });
    }
}
