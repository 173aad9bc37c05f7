// explore: violated assertion
import java.util.*;
public class ReadCopyUpdateLost {
    static volatile Map<String, Integer> m = new HashMap<>();
    static void put(String k, int v) { Map<String, Integer> n = new HashMap<>(m); n.put(k, v); m = n; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> put("a", 1)), u = new Thread(() -> put("b", 2));
        t.start(); u.start(); t.join(); u.join();
        assert m.size() == 2;
    }
}
