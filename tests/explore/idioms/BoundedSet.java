// explore: holds
import java.util.*;
import java.util.concurrent.*;

/* Java Concurrency in Practice, 5.14: a set bounded by a semaphore. */
public class BoundedSet {
    private final Set<Integer> set = Collections.synchronizedSet(new HashSet<>());
    private final Semaphore sem = new Semaphore(1);

    boolean add(Integer o) throws InterruptedException {
        sem.acquire();
        boolean added = false;
        try {
            added = set.add(o);
            return added;
        } finally {
            if (!added)
                sem.release();
        }
    }

    boolean remove(Integer o) {
        boolean removed = set.remove(o);
        if (removed)
            sem.release();
        return removed;
    }

    public static void main(String[] args) throws Exception {
        BoundedSet s = new BoundedSet();
        Thread t = new Thread(() -> {
            while (!s.remove(1))
                Thread.yield();
        });
        t.start();
        s.add(1);
        s.add(2);
        assert s.set.size() == 1;
        t.join();
    }
}
