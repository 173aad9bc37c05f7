// explore: holds
import java.util.concurrent.*;
public class InterruptBeforeStart {
    // Interrupting oneself: the next wait ends at once.
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            Thread.currentThread().interrupt();
            synchronized (lock) {
                try {
                    lock.wait();
                    assert false;
                } catch (InterruptedException e) {
                    assert !Thread.currentThread().isInterrupted();
                }
            }
        });
        t.start();
        t.join();
    }
}
