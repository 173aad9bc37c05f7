import glassbox.Declarative;
import glassbox.Tree;

/** Red-black trees without keys, values and parents: shapes and colours alone. */
public class RedBlackShape {
    static class Node {
        @Tree Node left;
        @Tree Node right;
        boolean isBlack;

        @Declarative
        boolean repOkLocal() {
            return isBlack || isBlack(left) && isBlack(right);
        }
    }

    @Tree Node root;

    @Declarative
    static boolean isBlack(Node n) {
        return n == null || n.isBlack;
    }

    /** Black nodes on any way down; -1 when the ways differ. */
    @Declarative
    static int blackHeight(Node n) {
        if (n == null) {
            return 0;
        }
        int left = blackHeight(n.left);
        return left < 0 || left != blackHeight(n.right) ? -1 : n.isBlack ? left + 1 : left;
    }

    @Declarative
    boolean repOk() {
        return blackHeight(root) >= 0;
    }

    public void blacken() {
        if (root != null) {
            root.isBlack = true;
        }
    }
}
