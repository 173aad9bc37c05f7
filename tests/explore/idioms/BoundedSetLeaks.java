// explore: violated deadlock
import java.util.*;
import java.util.concurrent.*;

/* What was there already keeps its permit. */
public class BoundedSetLeaks {
    private final Set<Integer> set = Collections.synchronizedSet(new HashSet<>());
    private final Semaphore sem = new Semaphore(2);

    boolean add(Integer o) throws InterruptedException {
        sem.acquire();
        return set.add(o);
    }

    public static void main(String[] args) throws Exception {
        BoundedSetLeaks s = new BoundedSetLeaks();
        s.add(1);
        Thread t = new Thread(() -> {
            try {
                s.add(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        s.add(1);
    }
}
