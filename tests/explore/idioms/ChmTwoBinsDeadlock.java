// explore: violated deadlock
import java.util.concurrent.*;
public class ChmTwoBinsDeadlock {
    static final ConcurrentHashMap<Integer, Integer> a = new ConcurrentHashMap<>(), b = new ConcurrentHashMap<>();
    public static void main(String[] args) throws Exception {
        a.put(1, 1); b.put(1, 1);
        Thread t = new Thread(() -> a.compute(1, (k, v) -> b.merge(1, 1, Integer::sum)));
        t.start();
        b.compute(1, (k, v) -> a.merge(1, 1, Integer::sum));
        t.join();
    }
}
