import glassbox.Declarative;
import glassbox.Tree;

/** Writes near each other, each of which would do alone: two fields lead to one node. */
public class NearTree {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;

        @Declarative
        boolean repOkLocal() {
            return left == null || left.key >= key;
        }
    }

    @Tree Node root;
    int size;

    @Declarative
    boolean repOk() {
        return size == 0;
    }

    /** The same new node in two places. */
    public void sharesNew() {
        if (root != null) {
            Node made = new Node();
            made.key = root.key;
            root.left = made;
            root.right = made;
        }
    }

    /** The same old node in two places. */
    public void sharesOld() {
        if (root != null) {
            root.right = root.left;
        }
    }

    /** The same node in two places, one of them below the other. */
    public void wraps() {
        if (root != null && root.left != null) {
            Node made = new Node();
            made.left = root.left;
            root.right = made;
        }
    }

    /** A new node whose own child is one that hangs elsewhere, which goes. */
    public void moves() {
        if (root != null && root.left != null) {
            Node made = new Node();
            made.left = root.left;
            root.left = null;
            root.right = made;
        }
    }

    /** What the main object reads, beside a node that is as it may be. */
    public void counts() {
        if (root != null && root.left == null) {
            root.left = new Node();
            root.left.key = root.key;
            size = 1;
        }
    }

    /** A node that is not as it must be, two steps from the root. */
    public void lowers() {
        if (root != null && root.left != null && root.left.left != null) {
            root.left.left.key = 0;
        }
    }
}
