// grow: --height H --ints 0..40
import glassbox.Declarative;
import glassbox.Tree;

/** An interval tree: ordered by low end, each node knows the greatest high end below it. */
public class IntervalTree {
    static class Node {
        int low, high, max;
        @Tree Node left, right;
    }

    @Tree private Node root;

    public void add(int low, int high) {
        if (low > high) return;
        root = add(root, low, high);
    }

    private static Node add(Node n, int low, int high) {
        if (n == null) {
            n = new Node();
            n.low = low;
            n.high = high;
            n.max = high;
            return n;
        }
        if (low < n.low) n.left = add(n.left, low, high);
        else if (low > n.low) n.right = add(n.right, low, high);
        else n.high = Math.max(n.high, high);
        n.max = Math.max(n.max, high);
        return n;
    }

    public void remove(int low) {
        root = remove(root, low);
    }

    private static Node remove(Node n, int low) {
        if (n == null) return null;
        if (low < n.low) n.left = remove(n.left, low);
        else if (low > n.low) n.right = remove(n.right, low);
        else if (n.left == null) return n.right;
        else if (n.right == null) return n.left;
        else {
            Node m = n.right;
            while (m.left != null) m = m.left;
            n.low = m.low;
            n.high = m.high;
            n.right = remove(n.right, m.low);
        }
        update(n);
        return n;
    }

    private static void update(Node n) {
        n.max = n.high;
        if (n.left != null && n.left.max > n.max) n.max = n.left.max;
        if (n.right != null && n.right.max > n.max) n.max = n.right.max;
    }

    public boolean overlaps(int low, int high) {
        Node n = root;
        while (n != null) {
            if (n.low <= high && low <= n.high) return true;
            if (n.left != null && n.left.max >= low) n = n.left;
            else n = n.right;
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        return check(root, -1, 1000);
    }

    @Declarative
    private static boolean check(Node n, int lo, int hi) {
        if (n == null) return true;
        if (n.low <= lo || n.low >= hi || n.high < n.low) return false;
        int max = n.high;
        if (n.left != null) max = Math.max(max, n.left.max);
        if (n.right != null) max = Math.max(max, n.right.max);
        return n.max == max && check(n.left, lo, n.low) && check(n.right, n.low, hi);
    }
}
