// explore: holds
import java.util.*;

/* Java Concurrency in Practice, 4.15: locking as the list itself does. */
public class ListHelperClientSide {
    final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

    boolean putIfAbsent(Integer x) {
        synchronized (list) {
            boolean absent = !list.contains(x);
            if (absent)
                list.add(x);
            return absent;
        }
    }

    public static void main(String[] args) throws Exception {
        ListHelperClientSide h = new ListHelperClientSide();
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
