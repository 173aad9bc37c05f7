// explore: holds
import java.util.concurrent.ConcurrentLinkedQueue;

/** ConcurrentLinkedQueue: an offer beside a poll. */
public class LinkedQueueSmall extends Thread {
    private static final ConcurrentLinkedQueue<String> Q = new ConcurrentLinkedQueue<>();

    @Override
    public void run() {
        Q.offer("a");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new LinkedQueueSmall();
        other.start();
        String taken = Q.poll();
        other.join();
        if ((taken == null) == (Q.poll() == null)) {
            throw new AssertionError();
        }
    }
}
