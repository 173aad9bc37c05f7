import glassbox.*;

/** The head is a tree field, `next` is not: no list of two is checked. */
public class ListHead {
    static class Node {
        int key;
        Node next;
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        return head == null || head.next == null || head.next.key > head.key;
    }

    public void clear() {
        head = null;
    }
}
