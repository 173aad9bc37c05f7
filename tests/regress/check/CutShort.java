import glassbox.Declarative;
import glassbox.Tree;

/**
 * What a loop gives on lists that are known to be short is not what it gives on long ones, even
 * where both have been written to in the same way.
 */
public class CutShort {
    static class Node {
        @Tree Node next;
        int key;
    }

    @Tree Node root;

    @Declarative
    int last() {
        Node n = root;
        while (n.next != null) {
            n = n.next;
        }
        return n.key;
    }

    @Declarative
    boolean repOk() {
        return root == null || root.key <= last();
    }

    public void raise() {
        if (root == null) {
            return;
        }
        if (root.next == null) {
            root.key = 3;
            if (last() == 7) {
                throw new IllegalStateException();
            }
            return;
        }
        root.key = 3;
    }
}
