// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;
import java.util.HashSet;
import java.util.Set;

/** A list of distinct numbers; its invariant gathers them in a set. */
public class VisitedList {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree Node head;

    public void add(int value) {
        for (Node n = head; n != null; n = n.next)
            if (n.value == value) return;
        Node n = new Node();
        n.value = value;
        n.next = head;
        head = n;
    }

    public void dropFirst() {
        if (head != null) head = head.next;
    }

    @Declarative
    boolean repOk() {
        Set<Integer> seen = new HashSet<>();
        for (Node n = head; n != null; n = n.next)
            if (!seen.add(n.value)) return false;
        return true;
    }
}
