import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A framework in the manner of replicated workers: {@code execute} lets a number of threads take
 * work from a pool until it is empty; all of them meet at a barrier, then it returns.
 */
public class Workers {
    private final int count;
    private final Deque<Integer> pool = new ArrayDeque<>();
    private final Meeting meeting;
    private int done;

    public Workers(int count) {
        this.count = count;
        meeting = new Meeting(count + 1);
    }

    public synchronized void putWork(int item) {
        pool.add(item);
    }

    public void execute() throws InterruptedException {
        for (int i = 0; i < count; i++) {
            new Thread(this::work).start();
        }
        meeting.arrive();
        synchronized (this) {
            assert pool.isEmpty() : "work is left";
        }
    }

    public synchronized int results() {
        return done;
    }

    private void work() {
        while (takeOne()) {
            finishOne();
        }
        try {
            meeting.arrive();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean takeOne() {
        return pool.poll() != null;
    }

    private synchronized void finishOne() {
        done++;
    }
}
