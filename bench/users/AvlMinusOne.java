// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** AVL set; check() gives the height, or -1 when something is wrong below. */
public class AvlMinusOne {
    static class Node {
        int key, height;
        @Tree Node left, right;

        Node(int key) {
            this.key = key;
            this.height = 1;
        }
    }

    @Tree Node root;

    public boolean contains(int key) {
        Node n = root;
        while (n != null) {
            if (n.key == key) return true;
            n = key < n.key ? n.left : n.right;
        }
        return false;
    }

    public void add(int key) {
        root = add(root, key);
    }

    private Node add(Node n, int key) {
        if (n == null) return new Node(key);
        if (key == n.key) return n;
        if (key < n.key) n.left = add(n.left, key);
        else n.right = add(n.right, key);
        return balance(n);
    }

    public void delete(int key) {
        root = delete(root, key);
    }

    private Node delete(Node n, int key) {
        if (n == null) return null;
        if (key < n.key) n.left = delete(n.left, key);
        else if (key > n.key) n.right = delete(n.right, key);
        else if (n.left == null) return n.right;
        else if (n.right == null) return n.left;
        else {
            Node m = n.right;
            while (m.left != null) m = m.left;
            n.key = m.key;
            n.right = delete(n.right, m.key);
        }
        return balance(n);
    }

    private static int h(Node n) {
        return n == null ? 0 : n.height;
    }

    private static void update(Node n) {
        n.height = 1 + Math.max(h(n.left), h(n.right));
    }

    private static Node balance(Node n) {
        update(n);
        int d = h(n.left) - h(n.right);
        if (d > 1) {
            if (h(n.left.left) < h(n.left.right)) n.left = rotateLeft(n.left);
            return rotateRight(n);
        }
        if (d < -1) {
            if (h(n.right.right) < h(n.right.left)) n.right = rotateRight(n.right);
            return rotateLeft(n);
        }
        return n;
    }

    private static Node rotateLeft(Node x) {
        Node y = x.right;
        x.right = y.left;
        y.left = x;
        update(x);
        update(y);
        return y;
    }

    private static Node rotateRight(Node x) {
        Node y = x.left;
        x.left = y.right;
        y.right = x;
        update(x);
        update(y);
        return y;
    }

    @Declarative
    boolean repOk() {
        return check(root, Integer.MIN_VALUE, Integer.MAX_VALUE) != -1;
    }

    private int check(Node n, int min, int max) {
        if (n == null) return 0;
        if (n.key < min || n.key > max) return -1;
        int l = check(n.left, min, n.key - 1);
        int r = check(n.right, n.key + 1, max);
        if (l == -1 || r == -1) return -1;
        if (Math.abs(l - r) > 1) return -1;
        int h = Math.max(l, r) + 1;
        if (n.height != h) return -1;
        return h;
    }
}
