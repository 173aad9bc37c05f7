// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Leftist heap; rank() gives MIN_VALUE for a broken subtree. */
public class LeftistHeap {
    static class Cell {
        int value;
        int rank = 1;
        @Tree Cell left;
        @Tree Cell right;
    }

    @Tree Cell root;

    public void add(int value) {
        Cell c = new Cell();
        c.value = value;
        root = meld(root, c);
    }

    public void removeMin() {
        if (root != null) root = meld(root.left, root.right);
    }

    private static int rankOf(Cell c) {
        return c == null ? 0 : c.rank;
    }

    private static Cell meld(Cell a, Cell b) {
        if (a == null) return b;
        if (b == null) return a;
        if (b.value < a.value) {
            Cell t = a;
            a = b;
            b = t;
        }
        a.right = meld(a.right, b);
        if (rankOf(a.left) < rankOf(a.right)) {
            Cell t = a.left;
            a.left = a.right;
            a.right = t;
        }
        a.rank = rankOf(a.right) + 1;
        return a;
    }

    @Declarative
    boolean repOk() {
        return rank(root) != Integer.MIN_VALUE;
    }

    private static int rank(Cell c) {
        if (c == null) return 0;
        if (c.left != null && c.left.value < c.value) return Integer.MIN_VALUE;
        if (c.right != null && c.right.value < c.value) return Integer.MIN_VALUE;
        int l = rank(c.left);
        if (l == Integer.MIN_VALUE) return l;
        int r = rank(c.right);
        if (r == Integer.MIN_VALUE) return r;
        if (l < r || c.rank != r + 1) return Integer.MIN_VALUE;
        return c.rank;
    }
}
