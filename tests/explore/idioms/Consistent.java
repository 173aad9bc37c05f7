// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;

/* size() and iteration of a concurrent map are two moments. */
public class Consistent {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.put(1, 1));
        t.start();
        int n = m.size(), k = 0;
        for (Integer i : m.keySet())
            k++;
        assert n == k;
        t.join();
    }
}
