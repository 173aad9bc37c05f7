// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** A treap: search tree by key, heap by priority, built by rotations. */
public class Treap {
    static class Node {
        int key;
        int priority;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    public void insert(int key, int priority) {
        root = insert(root, key, priority);
    }

    private Node insert(Node t, int key, int priority) {
        if (t == null) {
            Node n = new Node();
            n.key = key;
            n.priority = priority;
            return n;
        }
        if (key < t.key) {
            t.left = insert(t.left, key, priority);
            if (t.left.priority > t.priority) {
                Node l = t.left;
                t.left = l.right;
                l.right = t;
                return l;
            }
        } else if (key > t.key) {
            t.right = insert(t.right, key, priority);
            if (t.right.priority > t.priority) {
                Node r = t.right;
                t.right = r.left;
                r.left = t;
                return r;
            }
        }
        return t;
    }

    public void removeRoot() {
        if (root != null) root = merge(root.left, root.right);
    }

    private Node merge(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.priority >= b.priority) {
            a.right = merge(a.right, b);
            return a;
        }
        b.left = merge(a, b.left);
        return b;
    }

    @Declarative
    boolean repOk() {
        return isBst(root, Integer.MIN_VALUE, Integer.MAX_VALUE) && isHeap(root);
    }

    private boolean isBst(Node n, int low, int high) {
        if (n == null) return true;
        if (n.key < low || n.key > high) return false;
        return isBst(n.left, low, n.key - 1) && isBst(n.right, n.key + 1, high);
    }

    private boolean isHeap(Node n) {
        if (n == null) return true;
        if (n.left != null && n.left.priority > n.priority) return false;
        if (n.right != null && n.right.priority > n.priority) return false;
        return isHeap(n.left) && isHeap(n.right);
    }
}
