import glassbox.*;

/** No execution counts: whatever is found, or not, an assumption fails. */
public class AssumedNothing {
    static class Node { @Tree Node left, right; int key; }
    @Tree Node root;

    @Declarative boolean repOk() { return true; }

    private Node find(int k) {
        Node n = root;
        while (n != null && n.key != k) n = k < n.key ? n.left : n.right;
        return n;
    }

    public void seldom(int k) {
        Node n = find(k);
        if (n == null) { GlassBox.assume(false); return; }
        GlassBox.assume(n.key != k);
        n.key = 0;
    }

    public boolean never(int k) {
        GlassBox.assume(find(k) == null && find(k) != null);
        return true;
    }
}
