// explore: violated race|assertion
import java.util.*;

/* Java Concurrency in Practice, 4.14: putIfAbsent locks the wrong object. */
public class ListHelper {
    final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

    synchronized boolean putIfAbsent(Integer x) {
        boolean absent = !list.contains(x);
        if (absent)
            list.add(x);
        return absent;
    }

    public static void main(String[] args) throws Exception {
        ListHelper h = new ListHelper();
        Thread t = new Thread(() -> h.putIfAbsent(1));
        t.start();
        synchronized (h.list) {
            if (!h.list.contains(1))
                h.list.add(1);
        }
        t.join();
        assert h.list.size() == 1;
    }
}
