// explore: holds
import java.util.concurrent.atomic.AtomicReference;

/** Michael and Scott's queue: one enqueues while another dequeues. */
public class TwoEndsSmall extends Thread {
    private static final class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    private static final Node FIRST = new Node(), ADDED = new Node();
    private static final AtomicReference<Node> HEAD = new AtomicReference<>(FIRST);
    private static final AtomicReference<Node> TAIL = new AtomicReference<>(FIRST);

    @Override
    public void run() {
        Node last = TAIL.get();
        if (!last.next.compareAndSet(null, ADDED)) {
            throw new AssertionError("nobody else enqueues");
        }
        TAIL.compareAndSet(last, ADDED);
    }

    private static boolean dequeue() {
        while (true) {
            Node first = HEAD.get(), last = TAIL.get(), next = first.next.get();
            if (first == last) {
                if (next == null) {
                    return false;
                }
                TAIL.compareAndSet(last, next);
            } else if (next != null && HEAD.compareAndSet(first, next)) {
                return true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new TwoEndsSmall();
        other.start();
        boolean before = dequeue();
        other.join();
        if (before == dequeue() || HEAD.get() != ADDED || TAIL.get() != ADDED) {
            throw new AssertionError();
        }
    }
}
