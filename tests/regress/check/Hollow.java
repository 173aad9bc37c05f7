import glassbox.Declarative;
import glassbox.Tree;

/** No node is ever valid: what it holds is cast to what it cannot be. */
class Hollow {
    static class Node {
        Object value;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return isOrdered(root);
    }

    @Declarative
    boolean isOrdered(Node n) {
        return n == null || ((Integer) n.value) >= 0 && isOrdered(n.left) && isOrdered(n.right);
    }

    public void clear() {
        root = null;
    }
}
