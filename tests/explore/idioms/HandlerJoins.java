// explore: violated deadlock
public class HandlerJoins {
    public static void main(String[] a) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> { throw new IllegalStateException(); });
        t.setUncaughtExceptionHandler((who, what) -> { try { main.join(); } catch (InterruptedException e) { throw new AssertionError(e); } });
        t.start();
        t.join();
    }
}
