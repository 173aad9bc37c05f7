// explore: violated race
import java.util.concurrent.*;
public class InterruptSeenBeforeData {
    // Interrupting orders nothing that comes behind it.
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (Thread.currentThread().isInterrupted())
                x = 1;
        });
        t.start();
        t.interrupt();
        x = 2;
    }
}
