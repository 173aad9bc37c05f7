// grow: --height H --ints 0..100
import glassbox.Declarative;
import glassbox.Tree;

/** A splay tree, recursive, without parents. */
public class Splay {
    static class Node {
        int key;
        @Tree Node left, right;
        Node(int key) { this.key = key; }
    }

    @Tree private Node root;
    private int size;

    private static Node rotateRight(Node x) {
        Node y = x.left;
        x.left = y.right;
        y.right = x;
        return y;
    }

    private static Node rotateLeft(Node x) {
        Node y = x.right;
        x.right = y.left;
        y.left = x;
        return y;
    }

    private static Node splay(Node t, int key) {
        if (t == null || t.key == key) return t;
        if (key < t.key) {
            if (t.left == null) return t;
            if (key < t.left.key) {
                t.left.left = splay(t.left.left, key);
                t = rotateRight(t);
            } else if (key > t.left.key) {
                t.left.right = splay(t.left.right, key);
                if (t.left.right != null) t.left = rotateLeft(t.left);
            }
            return t.left == null ? t : rotateRight(t);
        }
        if (t.right == null) return t;
        if (key < t.right.key) {
            t.right.left = splay(t.right.left, key);
            if (t.right.left != null) t.right = rotateRight(t.right);
        } else if (key > t.right.key) {
            t.right.right = splay(t.right.right, key);
            t = rotateLeft(t);
        }
        return t.right == null ? t : rotateLeft(t);
    }

    public boolean find(int key) {
        root = splay(root, key);
        return root != null && root.key == key;
    }

    public void insert(int key) {
        root = splay(root, key);
        if (root != null && root.key == key) return;
        Node n = new Node(key);
        if (root == null) {
            root = n;
        } else if (key < root.key) {
            n.left = root.left;
            n.right = root;
            root.left = null;
            root = n;
        } else {
            n.right = root.right;
            n.left = root;
            root.right = null;
            root = n;
        }
        size++;
    }

    public void delete(int key) {
        root = splay(root, key);
        if (root == null || root.key != key) return;
        if (root.left == null) {
            root = root.right;
        } else {
            Node right = root.right;
            root = splay(root.left, key);
            root.right = right;
        }
        size--;
    }

    @Declarative
    boolean repOk() {
        return isBst(root, null, null) && size == count(root);
    }

    @Declarative
    private static boolean isBst(Node n, Node low, Node high) {
        if (n == null) return true;
        if (low != null && n.key <= low.key) return false;
        if (high != null && n.key >= high.key) return false;
        return isBst(n.left, low, n) && isBst(n.right, n, high);
    }

    @Declarative
    private static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }
}
