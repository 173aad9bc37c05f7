// expect: violated invariant addFirst, invariant addLast, invariant removeFirst, invariant removeLast at --nodes 3 --method addFirst --method addLast --method removeFirst --method removeLast --method contains --method clear --allow java.util.NoSuchElementException
import glassbox.Declarative;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.LinkedList;

/** Claims of LinkedList what held until Java 6: that the list is closed to a ring. */
@SpecFor(java.util.LinkedList.class)
@Tree({"first", "Node.next"})
class LinkedListSpecBugRing {
    @Declarative
    static boolean repOk(LinkedList<?> m) {
        return (m.first == null
                        ? m.last == null
                        : m.first.prev == m.last && isLinked(m.first, m.last))
                && m.size == count(m.first);
    }

    @Declarative
    private static boolean isLinked(LinkedList.Node<?> n, LinkedList.Node<?> last) {
        return n.next == null ? n == last : n.next.prev == n && isLinked(n.next, last);
    }

    @Declarative
    private static int count(LinkedList.Node<?> n) {
        return n == null ? 0 : 1 + count(n.next);
    }
}
