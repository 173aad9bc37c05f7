// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Skew heap; the invariant is a method of the node. */
public class SkewHeap {
    static class Node {
        int v;
        @Tree Node l, r;

        Node(int v) {
            this.v = v;
        }

        boolean ok(int atLeast) {
            return v >= atLeast && (l == null || l.ok(v)) && (r == null || r.ok(v));
        }
    }

    @Tree Node root;

    public void add(int v) {
        root = meld(root, new Node(v));
    }

    public void pop() {
        if (root != null) root = meld(root.l, root.r);
    }

    private static Node meld(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.v > b.v) return meld(b, a);
        Node t = a.l;
        a.l = meld(a.r, b);
        a.r = t;
        return a;
    }

    @Declarative
    boolean repOk() {
        return root == null || root.ok(Integer.MIN_VALUE);
    }
}
