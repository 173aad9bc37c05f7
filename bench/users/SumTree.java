// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** A tree of counters whose inner nodes hold the sum below. */
public class SumTree {
    static class Node {
        int own, total;
        @Tree Node left, right;
    }

    @Tree Node root;

    public void bump() {
        if (root != null) {
            root.own++;
            root.total++;
        }
    }

    public void dropLeft() {
        if (root != null && root.left != null) {
            root.total -= root.left.total;
            root.left = null;
        }
    }

    @Declarative
    boolean repOk() {
        return ok(root);
    }

    private static int total(Node n) {
        return n == null ? 0 : n.total;
    }

    private static boolean ok(Node n) {
        return n == null
            || n.own >= 0 && n.total == n.own + total(n.left) + total(n.right) && ok(n.left)
                && ok(n.right);
    }
}
