// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Search tree with parents; the invariant walks in order by successors. */
public class ParentTree {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;
        Node up;
    }

    @Tree Node root;

    public void insert(int key) {
        Node p = null, n = root;
        while (n != null) {
            if (n.key == key) return;
            p = n;
            n = key < n.key ? n.left : n.right;
        }
        Node made = new Node();
        made.key = key;
        made.up = p;
        if (p == null) root = made;
        else if (key < p.key) p.left = made;
        else p.right = made;
    }

    public void removeMin() {
        Node n = root;
        if (n == null) return;
        while (n.left != null) n = n.left;
        if (n.up == null) root = n.right;
        else n.up.left = n.right;
        if (n.right != null) n.right.up = n.up;
    }

    @Declarative
    boolean repOk() {
        if (root != null && root.up != null) return false;
        return links(root) && order(root, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static boolean links(Node n) {
        return n == null
            || (n.left == null || n.left.up == n) && (n.right == null || n.right.up == n)
                && links(n.left) && links(n.right);
    }

    private static boolean order(Node n, int low, int high) {
        return n == null
            || low <= n.key && n.key <= high && order(n.left, low, n.key - 1)
                && order(n.right, n.key + 1, high);
    }
}
