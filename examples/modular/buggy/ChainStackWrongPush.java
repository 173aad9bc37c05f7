// expect: violated equivalence push at --against AbsStack --nodes 3
import glassbox.AbsStack;
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;
import java.util.EmptyStackException;

/** Pushes the element on top once more. */
public class ChainStackWrongPush {
    static class Node {
        Object item;
        @Tree Node next;

        Node(Object item, Node next) {
            this.item = item;
            this.next = next;
        }
    }

    @Tree Node top;

    public Object push(Object item) {
        top = new Node(top == null ? item : top.item, top);
        return item;
    }

    public Object pop() {
        Object item = peek();
        top = top.next;
        return item;
    }

    public Object peek() {
        if (top == null) {
            throw new EmptyStackException();
        }
        return top.item;
    }

    public boolean isEmpty() {
        return top == null;
    }

    public void clear() {
        top = null;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    /** The top comes last: what hangs on a node stands before it. */
    @Declarative
    AbsStack abstraction() {
        return AbsStack.of(GlassBox.listFromTreeInOrder(top), n -> n.item);
    }
}
