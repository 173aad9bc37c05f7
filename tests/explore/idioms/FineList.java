// explore: holds; only reduced at --scenarios 2x2 --ints 0..1 --method add --method remove
import java.util.concurrent.locks.*;

/* The Art of Multiprocessor Programming, 9.5: a list with hand-over-hand locking. */
public class FineList {
    private final Node head;

    static class Node {
        final int key;
        Node next;
        final Lock lock = new ReentrantLock();

        Node(int key) {
            this.key = key;
        }
    }

    public FineList() {
        head = new Node(Integer.MIN_VALUE);
        head.next = new Node(Integer.MAX_VALUE);
    }

    public boolean add(int key) {
        head.lock.lock();
        Node pred = head;
        try {
            Node curr = pred.next;
            curr.lock.lock();
            try {
                while (curr.key < key) {
                    pred.lock.unlock();
                    pred = curr;
                    curr = curr.next;
                    curr.lock.lock();
                }
                if (curr.key == key)
                    return false;
                Node n = new Node(key);
                n.next = curr;
                pred.next = n;
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    public boolean remove(int key) {
        head.lock.lock();
        Node pred = head;
        try {
            Node curr = pred.next;
            curr.lock.lock();
            try {
                while (curr.key < key) {
                    pred.lock.unlock();
                    pred = curr;
                    curr = curr.next;
                    curr.lock.lock();
                }
                if (curr.key != key)
                    return false;
                pred.next = curr.next;
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }
}
