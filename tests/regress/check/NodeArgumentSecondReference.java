import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/** Nodes of a tree that a second reference leads to, and an operation on one of them. */
public class NodeArgumentSecondReference {
    static class Node {
        @Tree Node next;
        boolean marked;
    }

    @Tree Node first;
    Node last;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Pre("mark")
    @Declarative
    boolean canMark(Node n) {
        return n != null;
    }

    public void mark(Node n) {
        n.marked = true;
    }
}
