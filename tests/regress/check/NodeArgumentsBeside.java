import glassbox.Declarative;
import glassbox.Tree;

/**
 * Operations that write to any node, and beside it to something that has nothing to do with which
 * node that is.
 */
public class NodeArgumentsBeside {
    static class Node {
        @Tree Node left, right;
        int key;

        @Declarative
        int sum() {
            return left.key + right.key;
        }
    }

    @Tree Node root;
    int count;

    /** The count may become negative. */
    public void count(Node node) {
        if (node == null) {
            return;
        }
        node.key = 1;
        count--;
    }

    /** The root may get too large a key. */
    public void raise(Node node) {
        if (node == null || root == null) {
            return;
        }
        node.key = 1;
        root.key++;
    }

    /** What hangs below the root is told apart from the root itself. */
    public void below(Node node) {
        if (node == null || root == null) {
            return;
        }
        node.key = 1;
        if (node == root.left) {
            count--;
        }
    }

    /** The new node has too large a key. */
    public void hang(Node node) {
        if (node == null || node.left != null) {
            return;
        }
        Node made = new Node();
        made.key = 3;
        node.left = made;
    }

    /** A child may be missing. */
    public void add(Node node) {
        if (node == null) {
            return;
        }
        node.key = node.sum() > 1 ? 1 : 0;
    }

    public void keep(Node node) {
        if (node == null) {
            return;
        }
        node.key = 1;
        if (count > 0) {
            count--;
        }
    }

    @Declarative
    boolean repOk() {
        return isOk(root) && count >= 0;
    }

    @Declarative
    private static boolean isOk(Node at) {
        return at == null || at.key <= 2 && isOk(at.left) && isOk(at.right);
    }
}

/** The same, where what must hold of a node and of the rest are two requirements. */
class NodeArgumentsApart {
    static class Node {
        @Tree Node left, right;
        int key;

        @Declarative
        boolean repOkLocal() {
            return key <= 2;
        }

        @Declarative
        int sum() {
            return left.key + right.key;
        }
    }

    @Tree Node root;
    int count;

    public void count(Node node) {
        if (node == null) {
            return;
        }
        node.key = 1;
        count--;
    }

    public void raise(Node node) {
        if (node == null || root == null) {
            return;
        }
        node.key = 1;
        root.key++;
    }

    /** What hangs below the root is told apart from the root itself. */
    public void below(Node node) {
        if (node == null || root == null) {
            return;
        }
        node.key = 1;
        if (node == root.left) {
            count--;
        }
    }

    /** The new node has too large a key. */
    public void hang(Node node) {
        if (node == null || node.left != null) {
            return;
        }
        Node made = new Node();
        made.key = 3;
        node.left = made;
    }

    /** A child may be missing. */
    public void add(Node node) {
        if (node == null) {
            return;
        }
        node.key = node.sum() > 1 ? 1 : 0;
    }

    public void keep(Node node) {
        if (node == null) {
            return;
        }
        node.key = 1;
        if (count > 0) {
            count--;
        }
    }

    @Declarative
    boolean repOk() {
        return count >= 0;
    }
}
