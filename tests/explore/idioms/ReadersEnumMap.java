// explore: holds
import java.util.*;
public class ReadersEnumMap {
    enum K { A, B }
    static final Map<K, Integer> config = new EnumMap<>(Map.of(K.A, 1));
    static int sum() { int s = 0; for (Map.Entry<K, Integer> e : config.entrySet()) s += e.getValue(); return s + config.keySet().size() + config.values().size(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { assert sum() == 3; });
        t.start();
        assert sum() == 3;
        t.join();
    }
}
