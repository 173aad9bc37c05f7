// grow: --objects Node=N --nodes 1 --ints 0..N
import glassbox.Declarative;

/** A singly linked list that keeps nodes for later use in a second list. */
public class CachedList {
    static class Node {
        Object value;
        Node next;
    }

    private Node head, cache;
    private int size, cached, limit;

    public void push(Object value) {
        Node n;
        if (cache != null) {
            n = cache;
            cache = n.next;
            cached--;
        } else {
            n = new Node();
        }
        n.value = value;
        n.next = head;
        head = n;
        size++;
    }

    public Object pop() {
        if (head == null) return null;
        Node n = head;
        Object value = n.value;
        head = n.next;
        size--;
        if (cached < limit) {
            n.value = null;
            n.next = cache;
            cache = n;
            cached++;
        }
        return value;
    }

    public boolean contains(Object value) {
        for (Node n = head; n != null; n = n.next)
            if (n.value == value) return true;
        return false;
    }

    @Declarative
    boolean repOk() {
        if (size < 0 || cached < 0 || cached > limit) return false;
        Node n = head;
        for (int i = 0; i < size; i++) {
            if (n == null) return false;
            n = n.next;
        }
        if (n != null) return false;
        Node c = cache;
        for (int i = 0; i < cached; i++) {
            if (c == null || c.value != null || inList(c)) return false;
            c = c.next;
        }
        return c == null;
    }

    @Declarative
    private boolean inList(Node c) {
        for (Node n = head; n != null; n = n.next)
            if (n == c) return true;
        return false;
    }
}
