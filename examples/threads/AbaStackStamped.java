// explore: holds
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A stack without locks whose nodes are used again, with a stamp that tells. */
public class AbaStackStamped {
    private static final class Node {
        final int value;
        volatile Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

    private static void push(Node n) {
        int[] stamp = new int[1];
        Node was;
        do {
            was = top.get(stamp);
            n.next = was;
        } while (!top.compareAndSet(was, n, stamp[0], stamp[0] + 1));
    }

    private static Node pop() {
        int[] stamp = new int[1];
        Node was, next;
        do {
            was = top.get(stamp);
            if (was == null) {
                return null;
            }
            next = was.next;
        } while (!top.compareAndSet(was, next, stamp[0], stamp[0] + 1));
        return was;
    }

    private static final AtomicInteger taken = new AtomicInteger();

    /** Counts what was taken: no element may be taken twice. */
    private static void take(Node n) {
        if (n != null) {
            int bit = 1 << n.value;
            assert (taken.getAndAdd(bit) & bit) == 0 : "taken twice: " + n.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Node a = new Node(0, new Node(1, null));
        top.set(a, 0);
        Thread other = new Thread(() -> {
            Node first = pop();
            take(pop());
            if (first != null) {
                push(first);
            }
        });
        other.start();
        take(pop());
        take(pop());
        other.join();
    }
}
