// explore: violated linearizability at --scenarios 2x2
import java.util.concurrent.atomic.*;

/* A counting network of one balancer: it counts, but is not linearizable (Herlihy, Shavit, Waarts). */
public class Balancer {
    private final AtomicBoolean toggle = new AtomicBoolean();
    private final AtomicInteger up = new AtomicInteger(0), down = new AtomicInteger(1);

    private boolean traverse() {
        while (true) {
            boolean t = toggle.get();
            if (toggle.compareAndSet(t, !t))
                return t;
        }
    }

    public int next() {
        return traverse() ? down.getAndAdd(2) : up.getAndAdd(2);
    }
}
