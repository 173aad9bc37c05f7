// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A list that keeps its middle node. */
public class MiddleList {
    static class Node {
        @Tree Node next;
    }

    @Tree Node head;
    Node middle;
    int size;

    public void push() {
        Node n = new Node();
        n.next = head;
        head = n;
        size++;
        Node m = head;
        for (int k = 0; k < (size - 1) / 2; k++) m = m.next;
        middle = m;
    }

    public void clear() {
        head = null;
        middle = null;
        size = 0;
    }

    @Declarative
    boolean repOk() {
        Node slow = head;
        int n = 0;
        for (Node f = head; f != null; f = f.next) {
            n++;
            if (n > 1 && n % 2 == 1) slow = slow.next;
        }
        return n == size && middle == slow;
    }
}
