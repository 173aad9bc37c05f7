// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Singly linked queue with a tail and a size. */
public class TailList {
    static class Node {
        Object item;
        @Tree Node next;
    }

    @Tree Node head;
    Node tail;
    int size;

    public void offer(Object item) {
        Node n = new Node();
        n.item = item;
        if (tail == null) head = n;
        else tail.next = n;
        tail = n;
        size++;
    }

    public Object poll() {
        if (head == null) return null;
        Object item = head.item;
        head = head.next;
        if (head == null) tail = null;
        size--;
        return item;
    }

    public boolean remove(Object item) {
        Node before = null;
        for (Node n = head; n != null; n = n.next) {
            if (n.item == item) {
                if (before == null) head = n.next;
                else before.next = n.next;
                if (n == tail) tail = before;
                size--;
                return true;
            }
            before = n;
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        int k = 0;
        Node last = null;
        for (Node n = head; n != null; n = n.next) {
            last = n;
            k++;
        }
        return last == tail && k == size;
    }
}
