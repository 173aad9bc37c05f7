// explore: holds
public class DefaultHandler {
    static volatile String seen;
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> seen = t.getName() + e.getMessage());
        Thread t = new Thread(() -> { throw new IllegalStateException("!"); }, "w");
        t.start(); t.join();
        assert "w!".equals(seen);
    }
}
