// explore: violated linearizability at --scenarios 2x2 --ints 1..1
import java.util.concurrent.atomic.AtomicReference;

/** ConcurrentLinkedQueue's operations, and poll takes an item without asking whether it is there still. */
public class BrokenLinkedQueue {
    private static final class Node {
        volatile Integer item;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(Integer item) {
            this.item = item;
        }
    }

    private final Node first = new Node(null);

    public boolean offer(int e) {
        Node added = new Node(e), last = first;
        while (!last.next.compareAndSet(null, added)) {
            last = last.next.get();
        }
        return true;
    }

    public Integer poll() {
        for (Node n = first.next.get(); n != null; n = n.next.get()) {
            Integer item = n.item;
            if (item != null) {
                n.item = null; // a compare-and-set in the JDK
                return item;
            }
        }
        return null;
    }
}
