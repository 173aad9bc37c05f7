// explore: holds; only reduced at --scenarios 2x2 --ints 0..1 --method put --method get
/* Java Concurrency in Practice, 11.8: stripes. */
public class StripedMap {
    private final Object[] locks = {new Object(), new Object()};
    private final int[] values = new int[2];

    public int get(int key) {
        synchronized (locks[key & 1]) {
            return values[key & 1];
        }
    }

    public int put(int key, int value) {
        synchronized (locks[key & 1]) {
            int old = values[key & 1];
            values[key & 1] = value;
            return old;
        }
    }

    public void clear() {
        for (int i = 0; i < 2; i++)
            synchronized (locks[i]) {
                values[i] = 0;
            }
    }

    public int sum() {
        int s = 0;
        for (int i = 0; i < 2; i++)
            synchronized (locks[i]) {
                s += values[i];
            }
        return s;
    }
}
