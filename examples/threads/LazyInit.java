// explore: violated race
/** Double-checked locking without {@code volatile}: the reader may see an object half made. */
public class LazyInit {
    private static LazyInit instance;
    private int value;

    static LazyInit get() {
        if (instance == null) {
            synchronized (LazyInit.class) {
                if (instance == null) {
                    LazyInit made = new LazyInit();
                    made.value = 7;
                    instance = made;
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> get()).start();
        }
    }
}
