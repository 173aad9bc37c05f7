// explore: violated linearizability at --scenarios 2x2 --ints 1..1
import java.util.concurrent.atomic.AtomicReference;

/** Michael and Scott's queue, and the head is set without a look at what it is. */
public class MichaelScottQueueSet {
    private static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    private final AtomicReference<Node> head, tail;

    public MichaelScottQueueSet() {
        Node first = new Node(0);
        head = new AtomicReference<>(first);
        tail = new AtomicReference<>(first);
    }

    public void enqueue(int value) {
        Node node = new Node(value);
        while (true) {
            Node last = tail.get(), next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next); // helps who has not come so far yet
            } else if (last.next.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    public int dequeue() {
        while (true) {
            Node first = head.get(), last = tail.get(), next = first.next.get();
            if (first == last) {
                if (next == null) {
                    return -1;
                }
                tail.compareAndSet(last, next);
            } else if (next != null) {
                head.set(next);
                return next.value;
            }
        }
    }
}
