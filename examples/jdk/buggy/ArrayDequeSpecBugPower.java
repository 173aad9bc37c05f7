// expect: violated invariant addFirst, invariant addLast at --nodes 4 --method addFirst --method addLast --method pollFirst --method pollLast --method contains --method removeFirstOccurrence --method clear --allow java.lang.NullPointerException
import glassbox.Declarative;
import glassbox.SpecFor;
import java.util.ArrayDeque;

/** Claims of ArrayDeque what held until Java 10: that the length of the array is a power of two. */
@SpecFor(java.util.ArrayDeque.class)
class ArrayDequeSpecBugPower {
    @Declarative
    static boolean repOk(ArrayDeque<?> m) {
        if (m.elements == null || !isIndex(m, m.head) || !isIndex(m, m.tail)) {
            return false;
        }
        if ((m.elements.length & (m.elements.length - 1)) != 0) {
            return false;
        }
        for (int i = 0; i < m.elements.length; i++) {
            if ((m.elements[i] != null) != isInside(m, i)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isIndex(ArrayDeque<?> m, int i) {
        return i >= 0 && i < m.elements.length;
    }

    @Declarative
    private static boolean isInside(ArrayDeque<?> m, int i) {
        return m.head <= m.tail ? m.head <= i && i < m.tail : m.head <= i || i < m.tail;
    }
}
