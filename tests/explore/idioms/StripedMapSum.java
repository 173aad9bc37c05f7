// explore: violated linearizability; only reduced at --scenarios 2x2 --ints 0..1
/* A sum stripe by stripe is no moment. */
public class StripedMapSum {
    private final Object[] locks = {new Object(), new Object()};
    private final int[] values = new int[2];

    public int put(int key, int value) {
        synchronized (locks[key & 1]) {
            int old = values[key & 1];
            values[key & 1] = value;
            return old;
        }
    }

    public int sum() {
        int s = 0;
        for (int i = 0; i < 2; i++)
            synchronized (locks[i]) {
                s += 1 + values[i] << 2 * i;
            }
        return s;
    }
}
