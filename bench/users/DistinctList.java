// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A list of distinct numbers; its invariant compares every two in nested loops. */
public class DistinctList {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree Node head;
    int size;

    public boolean add(int value) {
        for (Node n = head; n != null; n = n.next)
            if (n.value == value) return false;
        Node n = new Node();
        n.value = value;
        n.next = head;
        head = n;
        size = size + 1;
        return true;
    }

    public boolean remove(int value) {
        if (head == null) return false;
        if (head.value == value) {
            head = head.next;
            size = size - 1;
            return true;
        }
        for (Node n = head; n.next != null; n = n.next)
            if (n.next.value == value) {
                n.next = n.next.next;
                size = size - 1;
                return true;
            }
        return false;
    }

    @Declarative
    boolean repOk() {
        int k = 0;
        for (Node a = head; a != null; a = a.next) {
            for (Node b = a.next; b != null; b = b.next)
                if (a.value == b.value) return false;
            k++;
        }
        return k == size;
    }
}
