// expect: bad... violated, others hold at --ints 0..2 --objects String=2
import glassbox.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Counters {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    private final AtomicInteger all = new AtomicInteger();

    @Declarative
    public boolean repOk() {
        int s = 0;
        for (int n : counts.values()) { if (n < 1) return false; s += n; }
        return s == all.get();
    }

    public void hit(String key) { if (key == null) return; counts.merge(key, 1, Integer::sum); all.incrementAndGet(); }
    public void badHit(String key) { if (key == null) return; counts.putIfAbsent(key, 1); all.incrementAndGet(); }
    public void badNull(String key) { counts.get(key); }
    public void reset(String key) { Integer n = key == null ? null : counts.remove(key); if (n != null) all.addAndGet(-n); }
    public void badReset(String key) { if (key != null && counts.remove(key) != null) all.decrementAndGet(); }
    public void total() { assert all.get() >= counts.size(); }
}
