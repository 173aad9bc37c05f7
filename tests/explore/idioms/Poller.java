// explore: holds
public class Poller {
    static volatile boolean done;
    static int result;
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> { result = 42; done = true; }).start();
        while (!done) { Thread.sleep(50); }
        assert result == 42;
    }
}
