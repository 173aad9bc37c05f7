// explore: violated linearizability at --scenarios 2x2 --ints 0..1
import java.util.Arrays;

/** CopyOnWriteArrayList's operations, and add copies before it takes the lock. */
public class BrokenCopyOnWrite {
    private final Object lock = new Object();
    private volatile Integer[] array = new Integer[0];

    public Integer get(int index) {
        Integer[] all = array;
        return index < all.length ? all[index] : null;
    }

    public boolean add(int e) {
        Integer[] all = array;
        Integer[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = e;
        synchronized (lock) {
            array = more;
        }
        return true;
    }

    public int size() {
        return array.length;
    }
}
