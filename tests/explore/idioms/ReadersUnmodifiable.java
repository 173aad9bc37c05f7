// explore: holds
import java.util.*;
public class ReadersUnmodifiable {
    static final Map<String, Integer> config = Collections.unmodifiableMap(new HashMap<>(Map.of("a", 1)));
    static int sum() { int s = 0; for (Map.Entry<String, Integer> e : config.entrySet()) s += e.getValue(); return s + config.keySet().size() + config.values().size(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { assert sum() == 3; });
        t.start();
        assert sum() == 3;
        t.join();
    }
}
