// explore: holds
/** Double-checked locking with `volatile`, by two threads. */
public class LazySmall extends Thread {
    private static volatile LazySmall instance;
    private int value;

    private static LazySmall get() {
        LazySmall known = instance;
        if (known == null) {
            synchronized (LazySmall.class) {
                known = instance;
                if (known == null) {
                    known = new LazySmall();
                    known.value = 7;
                    instance = known;
                }
            }
        }
        return known;
    }

    @Override
    public void run() {
        if (get().value != 7) {
            throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new LazySmall().start();
        if (get().value != 7) {
            throw new AssertionError();
        }
    }
}
