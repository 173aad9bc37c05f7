// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A skip list of two levels behind a sentinel; the invariant looks for the next high node each time. */
public class SkipHeads {
    static class Node {
        int key;
        @Tree Node next;
        Node up; // next on the second level
        boolean high;
    }

    @Tree private Node head; // sentinel, high

    private Node findLow(int key) {
        Node x = head;
        while (x.up != null && x.up.key < key) x = x.up;
        while (x.next != null && x.next.key < key) x = x.next;
        return x;
    }

    private Node findHigh(int key) {
        Node x = head;
        while (x.up != null && x.up.key < key) x = x.up;
        return x;
    }

    public boolean contains(int key) {
        Node x = findLow(key);
        return x.next != null && x.next.key == key;
    }

    public boolean insert(int key, boolean high) {
        Node low = findLow(key);
        if (low.next != null && low.next.key == key) return false;
        Node n = new Node();
        n.key = key;
        n.next = low.next;
        low.next = n;
        if (high) {
            Node h = findHigh(key);
            n.high = true;
            n.up = h.up;
            h.up = n;
        }
        return true;
    }

    public boolean remove(int key) {
        Node low = findLow(key);
        Node n = low.next;
        if (n == null || n.key != key) return false;
        if (n.high) {
            Node h = findHigh(key);
            h.up = n.up;
        }
        low.next = n.next;
        return true;
    }

    @Declarative
    boolean repOk() {
        if (head == null || !head.high) return false;
        for (Node n = head.next; n != null && n.next != null; n = n.next)
            if (n.key >= n.next.key) return false;
        for (Node n = head; n != null; n = n.next) {
            if (!n.high && n.up != null) return false;
            if (n.high && n.up != nextHigh(n.next)) return false;
        }
        return true;
    }

    @Declarative
    private static Node nextHigh(Node n) {
        while (n != null && !n.high) n = n.next;
        return n;
    }
}
