import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/**
 * Operations on some node below a group. One position of each kind stands for the others, and
 * the first one of a kind is below `a`. Each operation but the last two is wrong in a way that is
 * not seen there: because what is around it is different from what is around another of its kind.
 */
public class OnePosition {
    static class Group {
        @Tree Node a;
        @Tree Node b;

        @Declarative
        boolean repOkLocal() {
            return (a == null || a.key == 0) && (b == null || b.level == 0);
        }
    }

    static class Node {
        int key;
        int code;
        int level;
        int rank;
        int tag;
        @Tree Node next;
        @Tree Node other;

        @Declarative
        boolean repOkLocal() {
            return tag == 0
                    && (next == null || next.key == 0)
                    && (other == null || other.key == 0);
        }
    }

    int size;
    @Tree Group group;

    @Declarative
    boolean repOk() {
        return size == 0
                && group != null
                && (group.a == null || group.a.code == 0)
                && (group.b == null || group.b.rank == 0);
    }

    /** Looks at the main object. */
    public void readsMain(Node node) {
        if (group.b == node) {
            node.tag = 1;
        }
    }

    /** The precondition says of one position what it does not say of another. */
    public void limited(Node node, int flag) {
        if (flag == 1) {
            node.tag = 1;
        }
    }

    /** The local invariant of the node above does. */
    public void keyed(Node node) {
        if (node.key == 1) {
            node.tag = 1;
        }
    }

    /** The invariant of the main object does. */
    public void coded(Node node) {
        if (node.code == 1 && node.other != null) {
            node.tag = 1;
        }
    }

    /** Changes what the local invariant of a node above reads. */
    public void raised(Node node) {
        node.level = 1;
    }

    /** Changes what the invariant of the main object reads. */
    public void ranked(Node node) {
        node.rank = 1;
    }

    /** Changes what the local invariant of a node below reads. */
    public void below(Node node) {
        if (node.other != null) {
            node.other.tag = 1;
        }
    }

    /** The node need not be part of the tree. */
    public void loose(Node node) {
        if (node.tag == 1) {
            throw new IllegalStateException();
        }
    }

    /** Changes the main object. */
    public void counted(Node node, int flag) {
        if (flag == 0) {
            return;
        }
        size = 1;
    }

    /** The same new node in two places. */
    public void twice(Node node, int flag) {
        if (flag == 0) {
            return;
        }
        Node made = new Node();
        node.next = made;
        node.other = made;
    }

    /** The same new node in two places, the second is one of the new node. */
    public void around(Node node, int flag) {
        if (flag == 0) {
            return;
        }
        node.next = new Node();
        node.next.next = node.next;
    }

    /** The same old node in two places. */
    public void shared(Node node) {
        node.next = node.other;
    }

    /** The same old node in two places, the second is one of a new node. */
    public void wrapped(Node node) {
        Node made = new Node();
        made.next = node.other;
        node.next = made;
    }

    /** The new node is not valid. */
    public void spoiled(Node node, int flag) {
        if (flag == 0) {
            return;
        }
        Node made = new Node();
        made.tag = 1;
        node.next = made;
    }

    /** The node is not valid. */
    public void tagged(Node node) {
        node.tag = 1;
    }

    /** Nothing admits it. */
    public void never(Node node) {
    }

    public void extended(Node node) {
        if (node.next == null) {
            node.next = new Node();
        }
    }

    public void cut(Node node, int flag) {
        if (flag == 1) {
            node.next = null;
        }
    }

    @Declarative
    private boolean isPart(Node node) {
        return group != null && (isBelow(group.a, node) || isBelow(group.b, node));
    }

    @Pre("readsMain")
    @Declarative
    boolean canReadsMain(Node node) {
        return isPart(node);
    }

    @Pre("keyed")
    @Declarative
    boolean canKeyed(Node node) {
        return isPart(node);
    }

    @Pre("coded")
    @Declarative
    boolean canCoded(Node node) {
        return isPart(node);
    }

    @Pre("raised")
    @Declarative
    boolean canRaised(Node node) {
        return isPart(node);
    }

    @Pre("ranked")
    @Declarative
    boolean canRanked(Node node) {
        return isPart(node);
    }

    @Pre("below")
    @Declarative
    boolean canBelow(Node node) {
        return isPart(node);
    }

    @Pre("counted")
    @Declarative
    boolean canCounted(Node node, int flag) {
        return isPart(node);
    }

    @Pre("twice")
    @Declarative
    boolean canTwice(Node node, int flag) {
        return isPart(node);
    }

    @Pre("around")
    @Declarative
    boolean canAround(Node node, int flag) {
        return isPart(node);
    }

    @Pre("shared")
    @Declarative
    boolean canShared(Node node) {
        return isPart(node);
    }

    @Pre("wrapped")
    @Declarative
    boolean canWrapped(Node node) {
        return isPart(node);
    }

    @Pre("spoiled")
    @Declarative
    boolean canSpoiled(Node node, int flag) {
        return isPart(node);
    }

    @Pre("tagged")
    @Declarative
    boolean canTagged(Node node) {
        return isPart(node);
    }

    @Pre("extended")
    @Declarative
    boolean canExtended(Node node) {
        return isPart(node);
    }

    @Pre("cut")
    @Declarative
    boolean canCut(Node node, int flag) {
        return isPart(node);
    }

    @Pre("limited")
    @Declarative
    boolean canLimit(Node node, int flag) {
        return isPart(node) && (flag == 0 || group.b == node);
    }

    @Pre("never")
    @Declarative
    boolean canNever(Node node) {
        return isPart(node) && size == 1;
    }

    @Pre("loose")
    @Declarative
    boolean isThere(Node node) {
        return node != null;
    }

    @Declarative
    private static boolean isBelow(Node at, Node wanted) {
        return at != null && wanted != null
                && (at == wanted || isBelow(at.next, wanted) || isBelow(at.other, wanted));
    }
}
