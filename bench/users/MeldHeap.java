// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A leftist heap whose ranks are stored; the melding is recursive. */
public class MeldHeap {
    static class Node {
        int key, rank;
        @Tree Node left, right;
    }

    @Tree private Node root;

    public void insert(int key) {
        Node n = new Node();
        n.key = key;
        n.rank = 1;
        root = meld(root, n);
    }

    public void deleteMin() {
        if (root != null) root = meld(root.left, root.right);
    }

    private static Node meld(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (b.key < a.key) {
            Node t = a;
            a = b;
            b = t;
        }
        a.right = meld(a.right, b);
        if (rank(a.left) < rank(a.right)) {
            Node t = a.left;
            a.left = a.right;
            a.right = t;
        }
        a.rank = rank(a.right) + 1;
        return a;
    }

    private static int rank(Node n) {
        return n == null ? 0 : n.rank;
    }

    @Declarative
    boolean repOk() {
        return ok(root);
    }

    @Declarative
    private static boolean ok(Node n) {
        if (n == null) return true;
        int l = n.left == null ? 0 : n.left.rank, r = n.right == null ? 0 : n.right.rank;
        if (l < r || n.rank != r + 1) return false;
        if (n.left != null && n.left.key < n.key) return false;
        if (n.right != null && n.right.key < n.key) return false;
        return ok(n.left) && ok(n.right);
    }
}
