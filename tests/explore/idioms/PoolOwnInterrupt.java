// explore: violated assertion; only reduced
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads of a class of the program's own see that they are interrupted, and others see that. */
public class PoolOwnInterrupt {
    private static final AtomicInteger begun = new AtomicInteger(), ended = new AtomicInteger();

    private static final class Worker extends Thread {
        Worker(Runnable work) {
            super(work);
        }

        @Override
        public void interrupt() {
            begun.incrementAndGet();
            super.interrupt();
            ended.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Worker::new);
        pool.execute(() -> { });
        new Thread(pool::shutdown).start();
        int e = ended.get(), b = begun.get();
        assert b <= e : "in the middle of it";
    }
}
