// grow: --objects Node=N --nodes 1 --ints 0..N
import glassbox.Declarative;

/** A search tree without tree fields, as it is written before one knows of them. */
public class PoolTree {
    static class Node {
        int key;
        Node left, right;
    }

    private Node root;

    public void insert(int key) {
        if (root == null) {
            root = new Node();
            root.key = key;
            return;
        }
        Node n = root;
        while (true) {
            if (n.key == key) return;
            if (key < n.key) {
                if (n.left == null) {
                    n.left = new Node();
                    n.left.key = key;
                    return;
                }
                n = n.left;
            } else {
                if (n.right == null) {
                    n.right = new Node();
                    n.right.key = key;
                    return;
                }
                n = n.right;
            }
        }
    }

    public boolean contains(int key) {
        Node n = root;
        while (n != null && n.key != key) n = key < n.key ? n.left : n.right;
        return n != null;
    }

    @Declarative
    boolean repOk() {
        return ordered(root, -1, Integer.MAX_VALUE);
    }

    @Declarative
    private static boolean ordered(Node n, int low, int high) {
        return n == null || low < n.key && n.key < high && ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
    }
}
