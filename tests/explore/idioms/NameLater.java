// explore: violated assertion
/** Whichever comes first stays; only in the end somebody asks for its name. */
public class NameLater {
    static volatile Thread first;
    static final Object lock = new Object();

    public static void main(String[] args) {
        Runnable enter = () -> {
            synchronized (lock) {
                if (first == null)
                    first = Thread.currentThread();
            }
        };
        new Thread(enter).start();
        new Thread(enter).start();
        while (first == null)
            Thread.onSpinWait();
        assert first.getName().equals("Thread-0");
    }
}
