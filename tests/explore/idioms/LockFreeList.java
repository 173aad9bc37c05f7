// explore: holds; only reduced at --scenarios 2x2 --ints 0..0 --method add --method remove --method contains
import java.util.concurrent.atomic.*;

/* The Art of Multiprocessor Programming, 9.8: Harris and Michael's list with marks. */
public class LockFreeList {
    static class Node {
        final int key;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    private final Node head = new Node(-1, new Node(9, null));
    static class Window {
        final Node pred, curr;

        Window(Node pred, Node curr) {
            this.pred = pred;
            this.curr = curr;
        }
    }

    private Window find(int key) {
        boolean[] marked = {false};
        retry: while (true) {
            Node pred = head;
            Node curr = pred.next.getReference();
            while (true) {
                Node succ = curr.next.get(marked);
                while (marked[0]) {
                    if (!pred.next.compareAndSet(curr, succ, false, false))
                        continue retry;
                    curr = succ;
                    succ = curr.next.get(marked);
                }
                if (curr.key >= key)
                    return new Window(pred, curr);
                pred = curr;
                curr = succ;
            }
        }
    }

    public boolean add(int key) {
        while (true) {
            Window w = find(key);
            if (w.curr.key == key)
                return false;
            if (w.pred.next.compareAndSet(w.curr, new Node(key, w.curr), false, false))
                return true;
        }
    }

    public boolean remove(int key) {
        while (true) {
            Window w = find(key);
            if (w.curr.key != key)
                return false;
            Node succ = w.curr.next.getReference();
            if (w.curr.next.compareAndSet(succ, succ, false, true)) {
                w.pred.next.compareAndSet(w.curr, succ, false, false);
                return true;
            }
        }
    }

    public boolean contains(int key) {
        Node curr = head;
        while (curr.key < key)
            curr = curr.next.getReference();
        return curr.key == key && !curr.next.isMarked();
    }
}
