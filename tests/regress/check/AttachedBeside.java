import glassbox.Declarative;
import glassbox.Tree;

/** A node that is known beside the tree, and may not be part of it, becomes part of it. */
public class AttachedBeside {
    static class Node {
        @Tree Node left;
        boolean seen;
        int key;

        @Declarative
        boolean repOkLocal() {
            return key <= 2;
        }
    }

    @Tree Node root;
    Node spot;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void attach() {
        if (root == null || root.left != null || spot == null || spot == root || spot.seen) {
            return;
        }
        root.left = spot;
    }
}
