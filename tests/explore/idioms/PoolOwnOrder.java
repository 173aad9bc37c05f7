// explore: violated assertion
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks are compared by the program's own code while a worker takes one. */
public class PoolOwnOrder {
    private static final AtomicInteger begun = new AtomicInteger(), ended = new AtomicInteger();

    private static final class Task implements Runnable, Comparable<Task> {
        @Override
        public void run() {
        }

        @Override
        public int compareTo(Task other) {
            begun.incrementAndGet();
            ended.incrementAndGet();
            return 0;
        }
    }

    public static void main(String[] args) {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
        for (int i = 0; i < 4; i++) {
            pool.execute(new Task());
        }
        pool.shutdown();
        int e = ended.get(), b = begun.get();
        assert b <= e : "in the middle of it";
    }
}
