// expect: violated invariant put, invariant remove at --nodes 4 --method put --method remove --method get --method isEmpty --method clear --allow java.lang.NullPointerException
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.TreeMap;

/** Claims too much of TreeMap: that no right child is red, as in a left-leaning tree. */
@SpecFor(java.util.TreeMap.class)
@Tree({"root", "Entry.left", "Entry.right"})
@Domain({
    "Entry.key: Integer",
    "put.1: Integer",
    "get.1: Integer",
    "remove.1: Integer",
    "modCount: 0..0"
})
class TreeMapSpecBugLean {
    private static final boolean BLACK = true;

    @Declarative
    static boolean repOk(TreeMap<?, ?> m) {
        return m.comparator == null
                && m.entrySet == null
                && m.navigableKeySet == null
                && m.descendingMap == null
                && (m.root == null || m.root.parent == null && m.root.color == BLACK)
                && hasParents(m.root)
                && isOrdered(m.root, null, null)
                && isColored(m.root)
                && isBalanced(m.root)
                && m.size == count(m.root);
    }

    @Declarative
    private static boolean hasParents(TreeMap.Entry<?, ?> e) {
        return e == null
                || (e.left == null || e.left.parent == e)
                        && (e.right == null || e.right.parent == e)
                        && hasParents(e.left)
                        && hasParents(e.right);
    }

    @Declarative
    private static boolean isOrdered(
            TreeMap.Entry<?, ?> e, TreeMap.Entry<?, ?> low, TreeMap.Entry<?, ?> high) {
        return e == null
                || e.key instanceof Integer
                        && (low == null || key(low) < key(e))
                        && (high == null || key(e) < key(high))
                        && isOrdered(e.left, low, e)
                        && isOrdered(e.right, e, high);
    }

    @Declarative
    private static int key(TreeMap.Entry<?, ?> e) {
        return (Integer) e.key;
    }

    @Declarative
    private static boolean isColored(TreeMap.Entry<?, ?> e) {
        return e == null
                || (e.color == BLACK || isBlack(e.left))
                        && isBlack(e.right)
                        && isColored(e.left)
                        && isColored(e.right);
    }

    @Declarative
    private static boolean isBlack(TreeMap.Entry<?, ?> e) {
        return e == null || e.color == BLACK;
    }

    @Declarative
    private static boolean isBalanced(TreeMap.Entry<?, ?> e) {
        return e == null
                || blackHeight(e.left) == blackHeight(e.right)
                        && isBalanced(e.left)
                        && isBalanced(e.right);
    }

    @Declarative
    private static int blackHeight(TreeMap.Entry<?, ?> e) {
        return e == null ? 0 : blackHeight(e.left) + (e.color == BLACK ? 1 : 0);
    }

    @Declarative
    private static int count(TreeMap.Entry<?, ?> e) {
        return e == null ? 0 : 1 + count(e.left) + count(e.right);
    }
}
