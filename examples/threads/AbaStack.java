// explore: violated assertion
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks whose nodes are used again: top is the same node, and all else has changed. */
public class AbaStack {
    private static final class Node {
        final int value;
        volatile Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private static final AtomicReference<Node> top = new AtomicReference<>();

    private static void push(Node n) {
        Node was;
        do {
            was = top.get();
            n.next = was;
        } while (!top.compareAndSet(was, n));
    }

    private static Node pop() {
        Node was, next;
        do {
            was = top.get();
            if (was == null) {
                return null;
            }
            next = was.next;
        } while (!top.compareAndSet(was, next));
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
        top.set(a);
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
