import glassbox.Declarative;
import glassbox.Tree;

/** A node beside the tree has no invariant, though one that is cut off in its place had. */
public class KnownBeside {
    static class Node {
        @Tree Node left;
        int key;
        int limit;

        @Declarative
        boolean repOkLocal() {
            return key <= 2 && limit <= 2;
        }
    }

    @Tree Node root;
    Node spot;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void cut() {
        if (root == null || spot == null) {
            return;
        }
        root.limit = spot.key;
        root.left = null;
    }
}
