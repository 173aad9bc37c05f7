import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/**
 * While the invariant is evaluated after a path, the tree property is assumed: here, that there is
 * at most one node. The next operation goes wrong where there are ten.
 */
public class TreeAssumed {
    static class Node {
        @Tree Node next;
    }

    @Tree Node head;
    @Tree Node other;
    boolean isLong;

    @Declarative
    boolean repOk() {
        return !isLong && other == null;
    }

    public void share() {
        other = head.next;
    }

    @Pre("share")
    @Declarative
    boolean isSingle() {
        return head != null && head.next == null;
    }

    public void count() {
        if (length() > 9) {
            isLong = true;
        }
    }

    @Declarative
    private int length() {
        int length = 0;
        for (Node at = head; at != null; at = at.next) {
            length++;
        }
        return length;
    }
}
