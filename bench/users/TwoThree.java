// grow: --height H --ints 0..60
import glassbox.Declarative;
import glassbox.Tree;

/** A 2-3 tree: one or two keys in a node, all leaves at the same depth. Insertion splits on the way back. */
public class TwoThree {
    static class Node {
        int count; // 1 or 2 keys
        int a, b;
        @Tree Node left, middle, right;
    }

    @Tree private Node root;

    public boolean contains(int key) {
        Node n = root;
        while (n != null) {
            if (key == n.a || n.count == 2 && key == n.b) return true;
            if (key < n.a) n = n.left;
            else if (n.count == 1 || key < n.b) n = n.middle;
            else n = n.right;
        }
        return false;
    }

    public void insert(int key) {
        if (root == null) {
            root = leaf(key);
            return;
        }
        Node up = insert(root, key);
        if (up != null) root = up;
    }

    private static Node leaf(int key) {
        Node n = new Node();
        n.count = 1;
        n.a = key;
        return n;
    }

    /** Null, or a node of one key that is to take the place of n. */
    private static Node insert(Node n, int key) {
        if (key == n.a || n.count == 2 && key == n.b) return null;
        if (n.left == null) return add(n, leaf(key));
        Node below = key < n.a ? n.left : n.count == 1 || key < n.b ? n.middle : n.right;
        Node up = insert(below, key);
        return up == null ? null : add(n, up);
    }

    private static Node add(Node n, Node up) {
        if (n.count == 1) {
            n.count = 2;
            if (up.a < n.a) {
                n.b = n.a;
                n.a = up.a;
                n.right = n.middle;
                n.left = up.left;
                n.middle = up.middle;
            } else {
                n.b = up.a;
                n.middle = up.left;
                n.right = up.middle;
            }
            return null;
        }
        Node top = new Node();
        Node other = new Node();
        top.count = other.count = 1;
        if (up.a < n.a) {
            top.a = n.a;
            other.a = n.b;
            other.left = n.middle;
            other.middle = n.right;
            top.left = up;
            top.middle = other;
            n.left = n.middle = n.right = null;
        } else if (up.a < n.b) {
            top.a = up.a;
            other.a = n.b;
            other.left = up.middle;
            other.middle = n.right;
            n.middle = up.left;
            n.right = null;
            n.count = 1;
            top.left = n;
            top.middle = other;
        } else {
            top.a = n.b;
            n.count = 1;
            n.right = null;
            top.left = n;
            top.middle = up;
        }
        return top;
    }

    @Declarative
    boolean repOk() {
        return root == null || depth(root, -1, 1000) >= 0;
    }

    @Declarative
    private static int depth(Node n, int low, int high) {
        if (n.count < 1 || n.count > 2) return -1;
        if (n.a <= low || n.a >= high) return -1;
        if (n.count == 2 && (n.b <= n.a || n.b >= high)) return -1;
        if (n.count == 1 && n.right != null) return -1;
        if (n.left == null) return n.middle == null && n.right == null ? 0 : -1;
        if (n.middle == null || n.count == 2 && n.right == null) return -1;
        int l = depth(n.left, low, n.a);
        int m = depth(n.middle, n.a, n.count == 1 ? high : n.b);
        if (l < 0 || l != m) return -1;
        if (n.count == 2 && depth(n.right, n.b, high) != l) return -1;
        return l + 1;
    }
}
