// explore: holds
public class Handler {
    static volatile String caught;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { throw new IllegalStateException("boom"); }, "worker");
        t.setUncaughtExceptionHandler((th, e) -> caught = th.getName() + " " + e.getMessage());
        t.start();
        t.join();
        assert caught.equals("worker boom") : caught;
    }
}
