// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Left-leaning red-black set, insertion only; the checker throws. */
public class LeftLeaning {
    private static class Node {
        int key;
        boolean red;
        @Tree Node left, right;

        Node(int key) {
            this.key = key;
            red = true;
        }
    }

    @Tree private Node root;
    private int n;

    public int size() {
        return n;
    }

    public boolean contains(int key) {
        Node x = root;
        while (x != null) {
            if (key < x.key) x = x.left;
            else if (key > x.key) x = x.right;
            else return true;
        }
        return false;
    }

    public void put(int key) {
        root = put(root, key);
        root.red = false;
    }

    private Node put(Node h, int key) {
        if (h == null) {
            n++;
            return new Node(key);
        }
        if (key < h.key) h.left = put(h.left, key);
        else if (key > h.key) h.right = put(h.right, key);
        if (isRed(h.right) && !isRed(h.left)) h = rotateLeft(h);
        if (isRed(h.left) && isRed(h.left.left)) h = rotateRight(h);
        if (isRed(h.left) && isRed(h.right)) flip(h);
        return h;
    }

    private static boolean isRed(Node x) {
        return x != null && x.red;
    }

    private static Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.red = h.red;
        h.red = true;
        return x;
    }

    private static Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.red = h.red;
        h.red = true;
        return x;
    }

    private static void flip(Node h) {
        h.red = true;
        h.left.red = false;
        h.right.red = false;
    }

    @Declarative
    boolean repOk() {
        if (isRed(root)) throw new IllegalStateException("red root");
        depth(root);
        order(root, null, null);
        return n == count(root);
    }

    private static int depth(Node x) {
        if (x == null) return 0;
        if (isRed(x.right)) throw new IllegalStateException("right red");
        if (x.red && isRed(x.left)) throw new IllegalStateException("two reds");
        int l = depth(x.left);
        int r = depth(x.right);
        if (l != r) throw new IllegalStateException("black height");
        return x.red ? l : l + 1;
    }

    private static void order(Node x, Node low, Node high) {
        if (x == null) return;
        if (low != null && low.key >= x.key) throw new IllegalStateException("order");
        if (high != null && high.key <= x.key) throw new IllegalStateException("order");
        order(x.left, low, x);
        order(x.right, x, high);
    }

    private static int count(Node x) {
        if (x == null) return 0;
        return 1 + count(x.left) + count(x.right);
    }
}
