// explore: violated linearizability at --scenarios 2x2 --ints 0..1 --method add --method remove
import java.util.concurrent.locks.*;

/* Nobody looks whether the nodes are still there. */
public class OptimisticListUnvalidated {
    private final Node head = new Node(-1, new Node(9, null));

    static class Node {
        final int key;
        volatile Node next;
        final Lock lock = new ReentrantLock();

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    public boolean add(int key) {
        Node pred = head, curr = pred.next;
        while (curr.key < key) {
            pred = curr;
            curr = curr.next;
        }
        pred.lock.lock();
        curr.lock.lock();
        try {
            if (curr.key == key)
                return false;
            pred.next = new Node(key, curr);
            return true;
        } finally {
            pred.lock.unlock();
            curr.lock.unlock();
        }
    }

    public boolean remove(int key) {
        Node pred = head, curr = pred.next;
        while (curr.key < key) {
            pred = curr;
            curr = curr.next;
        }
        pred.lock.lock();
        curr.lock.lock();
        try {
            if (curr.key != key)
                return false;
            pred.next = curr.next;
            return true;
        } finally {
            pred.lock.unlock();
            curr.lock.unlock();
        }
    }
}
