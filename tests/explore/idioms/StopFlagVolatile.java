// explore: holds
public class StopFlagVolatile {
    private static volatile boolean stopRequested;
    public static void main(String[] args) throws InterruptedException {
        Thread background = new Thread(() -> { int i = 0; while (!stopRequested) i = (i + 1) % 2; });
        background.start();
        Thread.sleep(1000);
        stopRequested = true;
    }
}
