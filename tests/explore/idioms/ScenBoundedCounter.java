// explore: violated linearizability at --scenarios 2x2
import java.util.concurrent.atomic.*;
public class ScenBoundedCounter {
    private final AtomicInteger n = new AtomicInteger();
    public boolean inc() { if (n.get() >= 1) return false; n.incrementAndGet(); return true; }
    public int get() { return n.get(); }
}
