// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Weight-balanced set: sizes are stored, a subtree is at most three times its sibling. */
public class WeightTree {
    static class Node {
        int item;
        int size;
        @Tree Node left, right;

        Node(int item) {
            this.item = item;
            size = 1;
        }
    }

    @Tree Node root;

    static int size(Node n) { return n == null ? 0 : n.size; }
    static int weight(Node n) { return size(n) + 1; }

    public int rank(int item) {
        int before = 0;
        for (Node n = root; n != null; ) {
            if (item <= n.item) n = n.left;
            else {
                before += size(n.left) + 1;
                n = n.right;
            }
        }
        return before;
    }

    public boolean has(int item) {
        Node n = root;
        while (n != null && n.item != item) n = item < n.item ? n.left : n.right;
        return n != null;
    }

    public void add(int item) {
        if (!has(item)) root = add(root, item);
    }

    private Node add(Node n, int item) {
        if (n == null) return new Node(item);
        if (item < n.item) n.left = add(n.left, item);
        else n.right = add(n.right, item);
        n.size++;
        return balance(n);
    }

    private Node balance(Node n) {
        if (size(n.left) + size(n.right) < 2) return n;
        if (weight(n.left) > 3 * weight(n.right)) {
            if (weight(n.left.right) >= 2 * weight(n.left.left)) n.left = toLeft(n.left);
            return toRight(n);
        }
        if (weight(n.right) > 3 * weight(n.left)) {
            if (weight(n.right.left) >= 2 * weight(n.right.right)) n.right = toRight(n.right);
            return toLeft(n);
        }
        return n;
    }

    private Node toLeft(Node n) {
        Node r = n.right;
        n.right = r.left;
        r.left = n;
        r.size = n.size;
        n.size = 1 + size(n.left) + size(n.right);
        return r;
    }

    private Node toRight(Node n) {
        Node l = n.left;
        n.left = l.right;
        l.right = n;
        l.size = n.size;
        n.size = 1 + size(n.left) + size(n.right);
        return l;
    }

    @Declarative
    boolean repOk() { return sound(root, null, null); }

    private static boolean sound(Node n, Integer from, Integer to) {
        if (n == null) return true;
        if (from != null && n.item <= from || to != null && n.item >= to) return false;
        int l = size(n.left), r = size(n.right);
        if (n.size != l + r + 1) return false;
        if (l + r >= 2 && (l + 1 > 3 * (r + 1) || r + 1 > 3 * (l + 1))) return false;
        return sound(n.left, from, n.item) && sound(n.right, n.item, to);
    }
}
