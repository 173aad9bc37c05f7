// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Search tree whose nodes know how many there are below; rank queries. */
public class SizedTree {
    private static class Node {
        int key, size = 1;
        @Tree Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    @Tree private Node root;

    private static int size(Node n) {
        return n == null ? 0 : n.size;
    }

    public boolean add(int key) {
        if (contains(key)) return false;
        if (root == null) {
            root = new Node(key);
            return true;
        }
        Node n = root;
        while (true) {
            n.size++;
            if (key < n.key) {
                if (n.left == null) {
                    n.left = new Node(key);
                    return true;
                }
                n = n.left;
            } else {
                if (n.right == null) {
                    n.right = new Node(key);
                    return true;
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

    public int rank(int key) {
        int r = 0;
        for (Node n = root; n != null; )
            if (key <= n.key) {
                n = n.left;
            } else {
                r += size(n.left) + 1;
                n = n.right;
            }
        return r;
    }

    @Declarative
    boolean repOk() {
        return sizes(root) && order(root, null, null);
    }

    private static boolean sizes(Node n) {
        if (n == null) return true;
        return n.size == 1 + size(n.left) + size(n.right) && sizes(n.left) && sizes(n.right);
    }

    private static boolean order(Node n, Integer low, Integer high) {
        if (n == null) return true;
        if (low != null && n.key <= low) return false;
        if (high != null && n.key >= high) return false;
        return order(n.left, low, n.key) && order(n.right, n.key, high);
    }
}
