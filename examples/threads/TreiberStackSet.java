// explore: violated linearizability at --scenarios 2x2
import java.util.concurrent.atomic.AtomicReference;

/** A stack whose pop sets the top without looking whether it is still the same. */
public class TreiberStackSet {
    private static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    public void push(int value) {
        Node was;
        do {
            was = top.get();
        } while (!top.compareAndSet(was, new Node(value, was)));
    }

    public int pop() {
        Node was = top.get();
        if (was == null) {
            return -1;
        }
        top.set(was.next);
        return was.value;
    }
}
