// explore: holds; only reduced at --scenarios 2x2 --ints 0..1
/* The Art of Multiprocessor Programming, 4.3: double collect, with stamps. */
public class SnapshotSimple {
    private static final class Stamped {
        final int stamp, value;

        Stamped(int stamp, int value) {
            this.stamp = stamp;
            this.value = value;
        }
    }

    private volatile Stamped a = new Stamped(0, 0), b = a;

    public synchronized void updateA(int v) {
        a = new Stamped(a.stamp + 1, v);
    }

    public synchronized void updateB(int v) {
        b = new Stamped(b.stamp + 1, v);
    }

    public int scan() {
        while (true) {
            Stamped x = a, y = b;
            if (a == x && b == y)
                return x.value * 10 + y.value;
        }
    }
}
