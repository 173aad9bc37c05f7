// explore: violated assertion
import java.util.*;
public class SyncMapGetPut {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> m = Collections.synchronizedMap(new HashMap<>());
        Runnable r = () -> m.put("a", m.getOrDefault("a", 0) + 1);
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert m.get("a") == 2;
    }
}
