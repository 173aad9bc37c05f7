import glassbox.Declarative;
import glassbox.Tree;

/** An argument that is an object of the state: on the copy, it is the copy's. */
public class Nodes {
    @Tree Node first;

    static class Node {
        int mark;
        @Tree Node next;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean equalTo(Nodes other) {
        Node a = first;
        Node b = other.first;
        while (a != null && b != null) {
            if (a.mark != b.mark) {
                return false;
            }
            a = a.next;
            b = b.next;
        }
        return a == null && b == null;
    }

    /** What it was. */
    public int set(Node n, int mark) {
        glassbox.GlassBox.assume(n != null && (n == first || first != null && n == first.next));
        int old = n.mark;
        n.mark = mark;
        return old;
    }

    public Node head() {
        return first;
    }
}
