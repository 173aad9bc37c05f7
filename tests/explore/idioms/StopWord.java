// explore: holds; only reduced
import java.util.concurrent.*;

/* Two consumers, one poison pill that is put back. */
public class StopWord {
    static final Integer PILL = -1;
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        java.util.concurrent.atomic.AtomicInteger sum = new java.util.concurrent.atomic.AtomicInteger();
        Runnable consumer = () -> {
            try {
                for (Integer x; !(x = q.take()).equals(PILL);)
                    sum.addAndGet(x);
                q.put(PILL);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        Thread a = new Thread(consumer), b = new Thread(consumer);
        a.start();
        b.start();
        q.put(1);
        q.put(2);
        q.put(PILL);
        a.join();
        b.join();
        assert sum.get() == 3;
    }
}
