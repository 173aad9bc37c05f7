// explore: violated race
/* Double-checked locking by a final field: right, but racy by Java's definition. */
public class DclFinalWrapper {
    static class Wrapper {
        final Object value;

        Wrapper(Object value) {
            this.value = value;
        }
    }

    static Wrapper wrapper;

    static Object get() {
        Wrapper w = wrapper;
        if (w == null)
            synchronized (DclFinalWrapper.class) {
                if (wrapper == null)
                    wrapper = new Wrapper(new Object());
                w = wrapper;
            }
        return w.value;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            assert get() != null;
        }).start();
        assert get() != null;
    }
}
