// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Red-black set, insertion by colour of the uncle; heights and order in separate predicates. */
public class RbPair {
    static class Node {
        int key;
        boolean black;
        @Tree Node left, right;
    }

    @Tree Node root;

    public boolean contains(int key) {
        return contains(root, key);
    }

    private static boolean contains(Node n, int key) {
        return n != null && (n.key == key || contains(key < n.key ? n.left : n.right, key));
    }

    public void paintRoot() {
        if (root != null) root.black = true;
    }

    public void clear() {
        root = null;
    }

    @Declarative
    boolean repOk() {
        return (root == null || root.black) && heights(root) >= 0 && reds(root) && order(root);
    }

    private static int heights(Node n) {
        if (n == null) return 1;
        int left = heights(n.left);
        if (left < 0) return left;
        int right = heights(n.right);
        if (right < 0) return right;
        if (left != right) return -1;
        if (n.black) left++;
        return left;
    }

    private static boolean reds(Node n) {
        if (n == null) return true;
        if (!n.black && (n.left != null && !n.left.black || n.right != null && !n.right.black))
            return false;
        return reds(n.left) && reds(n.right);
    }

    private static boolean order(Node n) {
        if (n == null) return true;
        if (n.left != null && n.left.key >= n.key) return false;
        if (n.right != null && n.right.key <= n.key) return false;
        return order(n.left) && order(n.right);
    }
}
