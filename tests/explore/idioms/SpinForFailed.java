// explore: violated deadlock
/** The worker fails before it says that it is ready: who waits for that goes round for ever. */
public class SpinForFailed {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            if (args.length == 0)
                throw new IllegalStateException();
            ready = true;
        });
        t.setUncaughtExceptionHandler((who, what) -> { });
        t.start();
        while (!ready)
            Thread.onSpinWait();
    }
}
