// explore: violated assertion
import java.util.concurrent.atomic.AtomicReference;

/** Michael and Scott's queue: two dequeue, and set the head */
public class TwoEndsBadSmall extends Thread {
    private static final class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    private static final Node FIRST = new Node(), ADDED = new Node();
    private static final AtomicReference<Node> HEAD = new AtomicReference<>(FIRST);
    private static final AtomicReference<Node> TAIL = new AtomicReference<>(FIRST);

    private static volatile boolean taken;

    @Override
    public void run() {
        taken = dequeue();
    }

    private static boolean dequeue() {
        Node first = HEAD.get(), next = first.next.get();
        if (next == null) {
            return false;
        }
        HEAD.set(next);
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        FIRST.next.set(ADDED);
        TAIL.set(ADDED);
        Thread other = new TwoEndsBadSmall();
        other.start();
        boolean mine = dequeue();
        other.join();
        if (mine && taken) {
            throw new AssertionError();
        }
    }
}
