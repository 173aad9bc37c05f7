// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A search tree in which every node knows the next one in order. */
public class ThreadedTree {
    static class Node {
        int key;
        @Tree Node left, right;
        Node thread;
    }

    @Tree private Node root;
    private Node lowest;

    public void insert(int key) {
        Node parent = null, n = root, below = null, above = null;
        while (n != null) {
            parent = n;
            if (key == n.key) return;
            if (key < n.key) {
                above = n;
                n = n.left;
            } else {
                below = n;
                n = n.right;
            }
        }
        Node added = new Node();
        added.key = key;
        added.thread = above;
        if (below == null) lowest = added;
        else below.thread = added;
        if (parent == null) root = added;
        else if (key < parent.key) parent.left = added;
        else parent.right = added;
    }

    public boolean containsInOrder(int key) {
        for (Node n = lowest; n != null; n = n.thread)
            if (n.key == key) return true;
        return false;
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null) && threads(root, lowest, null);
    }

    @Declarative
    private static boolean isOrdered(Node n, Node low, Node high) {
        return n == null || (low == null || low.key < n.key) && (high == null || n.key < high.key)
            && isOrdered(n.left, low, n) && isOrdered(n.right, n, high);
    }

    @Declarative
    private static Node leftmost(Node n, Node otherwise) {
        if (n == null) return otherwise;
        return leftmost(n.left, n);
    }

    @Declarative
    private static boolean threads(Node n, Node lowest, Node after) {
        if (n == null) return lowest == after;
        return threads(n.left, lowest, n) && threads(n.right, n.thread, after);
    }
}
