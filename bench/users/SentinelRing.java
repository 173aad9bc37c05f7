// grow: --objects Node=N --nodes 1 --ints 0..N
import glassbox.Declarative;

/** A doubly linked ring with a sentinel, the nodes from the pool: no tree fields. */
public class SentinelRing {
    static class Node {
        Node next, prev;
        int key;
    }

    private Node sentinel;
    private int size;

    public void addFirst(int key) {
        Node n = new Node();
        n.key = key;
        n.prev = sentinel;
        n.next = sentinel.next;
        sentinel.next.prev = n;
        sentinel.next = n;
        size++;
    }

    public boolean removeLast() {
        Node last = sentinel.prev;
        if (last == sentinel) return false;
        last.prev.next = sentinel;
        sentinel.prev = last.prev;
        size--;
        return true;
    }

    public boolean remove(int key) {
        Node n = sentinel.next;
        while (n != sentinel) {
            if (n.key == key) {
                n.prev.next = n.next;
                n.next.prev = n.prev;
                size--;
                return true;
            }
            n = n.next;
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        if (sentinel == null) return false;
        int count = 0;
        Node n = sentinel;
        do {
            if (n.next == null || n.next.prev != n) return false;
            n = n.next;
            count++;
        } while (n != sentinel && count <= size + 1);
        return n == sentinel && count == size + 1;
    }
}
