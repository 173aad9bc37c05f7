// explore: holds
import java.util.concurrent.*;
public class ChmReplaceLoop {
    public static void main(String[] args) throws Exception {
        ConcurrentMap<String, Integer> m = new ConcurrentHashMap<>();
        m.put("k", 0);
        Runnable r = () -> { for (;;) { Integer o = m.get("k"); if (m.replace("k", o, o + 1)) return; } };
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert m.get("k") == 2;
    }
}
