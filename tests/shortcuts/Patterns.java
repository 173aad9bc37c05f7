// References that the invariant determines are guessed from others like them: those of nodes that no
// model had yet. What must be looked at: that it is otherwise further down, or for some nodes.
//
// all Bossed --nodes 7: named
// all Bossed --nodes 15: named
import glassbox.Declarative;
import glassbox.Tree;

class Bossed {
    static class Node {
        Node boss, chief;
        @Tree Node left, right;
    }

    @Tree Node root;

    /** The one above, down to the third level; below that the root. */
    private boolean led(Node n, Node above, int depth, boolean right) {
        return n == null
            || n.boss == (depth < 3 ? above : root) && n.chief == root
                && led(n.left, n, depth + 1, false) && led(n.right, n, depth + 1, true);
    }

    @Declarative
    boolean repOk() {
        return led(root, null, 0, false);
    }

    public void add() {
        if (root == null) {
            root = new Node();
            root.chief = root;
            return;
        }
        Node n = root;
        int depth = 1;
        while (n.left != null) {
            n = n.left;
            depth++;
        }
        n.left = new Node();
        n.left.boss = depth < 3 ? n : root;
        n.left.chief = root;
    }

    public void badAdd() {
        if (root == null) return;
        Node n = root;
        while (n.left != null) n = n.left;
        n.left = new Node();
        n.left.boss = n;
        n.left.chief = root;
    }

    public void dropLeft() {
        if (root != null) root.left = null;
    }
}
