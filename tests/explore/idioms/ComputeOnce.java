// explore: holds
import java.util.concurrent.*;
// computeIfAbsent computes once
public class ComputeOnce {
    static int made;
    public static void main(String[] x) throws Exception {
        ConcurrentHashMap<Integer, Object> m = new ConcurrentHashMap<>();
        Object[] got = new Object[2];
        Thread a = new Thread(() -> got[0] = m.computeIfAbsent(1, k -> { made++; return new Object(); }));
        Thread b = new Thread(() -> got[1] = m.computeIfAbsent(1, k -> { made++; return new Object(); }));
        a.start(); b.start(); a.join(); b.join();
        assert got[0] == got[1] && made == 1;
    }
}
