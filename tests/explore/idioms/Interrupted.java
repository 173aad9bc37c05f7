// explore: holds
public class Interrupted {
    public static void main(String[] args) throws InterruptedException {
        final Thread sleeper = new Thread(() -> {
            try { while (true) Thread.sleep(10_000); }
            catch (InterruptedException e) { Thread.currentThread().interrupt(); }
            assert Thread.currentThread().isInterrupted();
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
