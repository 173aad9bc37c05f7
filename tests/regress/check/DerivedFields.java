import glassbox.Declarative;
import glassbox.Tree;

/**
 * The invariant determines a reference of every node that hangs in the tree, and none of others:
 * these can be reached all the same, in a way of its own in each class.
 */
public class DerivedFields {}

/** An argument may be any node. */
class DerivedArgument {
    static class Node {
        @Tree Node next;
        Node back;
    }

    @Tree Node root;
    boolean isBad;

    @Declarative
    boolean repOk() {
        if (isBad || root != null && root.back != null) {
            return false;
        }
        for (Node at = root; at != null; at = at.next) {
            if (at.next != null && at.next.back != at) {
                return false;
            }
        }
        return true;
    }

    public void look(Node node) {
        if (node != null && node.back == node) {
            isBad = true;
        }
    }
}

/** So may another field. */
class DerivedBeside {
    static class Node {
        @Tree Node next;
        Node back;
    }

    @Tree Node root;
    Node other;
    boolean isBad;

    @Declarative
    boolean repOk() {
        if (isBad || root != null && root.back != null) {
            return false;
        }
        for (Node at = root; at != null; at = at.next) {
            if (at.next != null && at.next.back != at) {
                return false;
            }
        }
        return true;
    }

    public void look() {
        if (other != null && other.back == other) {
            isBad = true;
        }
    }
}

/** The reference itself leads out of the tree, where it is determined, too. */
class DerivedOutside {
    static class Node {
        @Tree Node next;
        Node buddy;
    }

    @Tree Node root;
    boolean isBad;

    @Declarative
    boolean repOk() {
        return !isBad && root != null && root.buddy != null && root.buddy != root
                && (root.next == null || root.buddy == root.next && root.next.buddy == root);
    }

    public void look() {
        if (root.next == null && root.buddy.buddy == null) {
            isBad = true;
        }
    }
}
