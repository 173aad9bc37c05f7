// explore: holds
/** Double-checked locking with {@code volatile}. */
public class LazyInitVolatile {
    private static volatile LazyInitVolatile instance;
    private int value;

    static LazyInitVolatile get() {
        if (instance == null) {
            synchronized (LazyInitVolatile.class) {
                if (instance == null) {
                    LazyInitVolatile made = new LazyInitVolatile();
                    made.value = 7;
                    instance = made;
                }
            }
        }
        return instance;
    }

    private static void use(LazyInitVolatile made) {
        assert made.value == 7;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> use(get())).start();
        }
    }
}
