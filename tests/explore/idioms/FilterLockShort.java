// explore: violated race|assertion
/* One level too few. */
public class FilterLockShort {
    static final int N = 3;
    static final java.util.concurrent.atomic.AtomicIntegerArray level =
            new java.util.concurrent.atomic.AtomicIntegerArray(N),
            victim = new java.util.concurrent.atomic.AtomicIntegerArray(N);
    static int counter;

    static void lock(int me) {
        for (int i = 1; i < N - 1; i++) {
            level.set(me, i);
            victim.set(i, me);
            while (conflict(me, i) && victim.get(i) == me) { }
        }
    }

    static boolean conflict(int me, int i) {
        for (int k = 0; k < N; k++)
            if (k != me && level.get(k) >= i)
                return true;
        return false;
    }

    public static void main(String[] args) throws Exception {
        for (int t = 0; t < N; t++) {
            int me = t;
            new Thread(() -> {
                lock(me);
                counter++;
                level.set(me, 0);
            }).start();
        }
    }
}
