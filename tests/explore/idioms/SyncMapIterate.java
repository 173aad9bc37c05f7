// explore: violated race|exception
import java.util.*;

public class SyncMapIterate {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> m = Collections.synchronizedMap(new HashMap<>());
        m.put(1, 1);
        m.put(2, 2);
        Thread t = new Thread(() -> m.put(3, 3));
        t.start();
        int sum = 0;
        for (int x : m.keySet())
            sum += x;
        t.join();
    }
}
