// expect: violated tree push at --nodes 5
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/** {@code Stack} with a bug: a pushed node is its own successor. */
public class StackBugCycle {
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
        head = new Node(null, value);
        head.next = head;
    }

    /** Takes the top value off. */
    public Object pop() {
        Object top = head.value;
        head = head.next;
        return top;
    }

    /** An empty stack has no top: pop is not to be called on it. */
    @Pre("pop")
    @Declarative
    boolean hasTop() {
        return head != null;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
