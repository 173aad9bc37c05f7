// expect: violated exception pop at --nodes 5
import glassbox.Declarative;
import glassbox.Tree;

/** {@code Stack} with a bug: nothing keeps pop from being called on an empty stack. */
public class StackBugEmpty {
    static class Node {
        @Tree Node next;
        Object value;

        Node(Node next, Object value) {
            this.next = next;
            this.value = value;
        }
    }

    @Tree Node head;

    @Declarative
    public boolean isEmpty() {
        return head == null;
    }

    /** Puts the value on top. */
    public void push(Object value) {
        head = new Node(head, value);
    }

    /** Takes the top value off. */
    public Object pop() {
        Object top = head.value;
        head = head.next;
        return top;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
