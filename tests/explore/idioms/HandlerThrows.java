// explore: holds
public class HandlerThrows {
    static volatile int seen;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.setUncaughtExceptionHandler((x, e) -> {
            seen++;
            throw new RuntimeException();
        });
        t.start();
        t.join();
        assert seen == 1;
    }
}
