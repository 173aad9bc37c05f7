// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** AVL set without stored heights to trust: isBalanced(n, out) fills in the height. */
public class AvlOut {
    static final class Node {
        final int item;
        int height;
        @Tree Node left;
        @Tree Node right;

        Node(int item, int height, Node left, Node right) {
            this.item = item;
            this.height = height;
            this.left = left;
            this.right = right;
        }
    }

    @Tree private Node top;

    public boolean member(int x) {
        for (Node n = top; n != null; n = x < n.item ? n.left : n.right)
            if (x == n.item) return true;
        return false;
    }

    public void insert(int x) {
        if (!member(x)) top = insert(x, top);
    }

    private static Node insert(int x, Node n) {
        if (n == null) return new Node(x, 0, null, null);
        if (x < n.item) {
            n.left = insert(x, n.left);
            if (height(n.left) - height(n.right) == 2)
                n = x < n.left.item ? single(n, true) : twice(n, true);
        } else {
            n.right = insert(x, n.right);
            if (height(n.right) - height(n.left) == 2)
                n = x > n.right.item ? single(n, false) : twice(n, false);
        }
        n.height = Math.max(height(n.left), height(n.right)) + 1;
        return n;
    }

    private static Node single(Node k, boolean left) {
        Node l;
        if (left) {
            l = k.left;
            k.left = l.right;
            l.right = k;
        } else {
            l = k.right;
            k.right = l.left;
            l.left = k;
        }
        k.height = Math.max(height(k.left), height(k.right)) + 1;
        l.height = Math.max(height(l.left), height(l.right)) + 1;
        return l;
    }

    private static Node twice(Node k, boolean left) {
        if (left) k.left = single(k.left, false);
        else k.right = single(k.right, true);
        return single(k, left);
    }

    private static int height(Node n) {
        return n == null ? -1 : n.height;
    }

    @Declarative
    public boolean repOk() {
        int[] h = new int[1];
        return balanced(top, h) && sorted(top, null, null);
    }

    private static boolean balanced(Node n, int[] out) {
        if (n == null) {
            out[0] = -1;
            return true;
        }
        int[] l = new int[1], r = new int[1];
        if (!balanced(n.left, l) || !balanced(n.right, r)) return false;
        out[0] = 1 + Math.max(l[0], r[0]);
        return n.height == out[0] && l[0] - r[0] <= 1 && r[0] - l[0] <= 1;
    }

    private static boolean sorted(Node n, Integer low, Integer high) {
        return n == null
            || (low == null || low < n.item) && (high == null || n.item < high)
                && sorted(n.left, low, n.item) && sorted(n.right, n.item, high);
    }
}
