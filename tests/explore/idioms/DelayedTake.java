// explore: holds; only reduced
import java.util.concurrent.*;
public class DelayedTake {
    record D(long at, int v) implements Delayed {
        public long getDelay(TimeUnit u) {
            return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }
        public int compareTo(Delayed o) {
            return Long.compare(at, ((D) o).at);
        }
    }
    public static void main(String[] x) throws Exception {
        DelayQueue<D> q = new DelayQueue<>();
        long now = System.nanoTime();
        Thread t = new Thread(() -> {
            q.add(new D(now + 2000, 2));
            q.add(new D(now + 1000, 1));
        });
        t.start();
        t.join();
        assert q.take().v == 1 && q.take().v == 2;
    }
}
