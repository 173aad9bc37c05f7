// explore: violated assertion
/** The same with the numbers. */
public class NumberLater {
    static volatile Thread first, second;
    static final Object lock = new Object();

    public static void main(String[] args) {
        Runnable enter = () -> {
            synchronized (lock) {
                if (first == null)
                    first = Thread.currentThread();
                else
                    second = Thread.currentThread();
            }
        };
        new Thread(enter).start();
        new Thread(enter).start();
        while (second == null)
            Thread.onSpinWait();
        assert first.getId() < second.getId();
    }
}
