// expect: violated invariant offer, invariant poll, invariant remove at --nodes 4 --method offer --method poll --method remove(Object) --method clear --allow java.lang.NullPointerException
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import java.util.PriorityQueue;

/** Claims too much of PriorityQueue: that all elements are in order. */
@SpecFor(java.util.PriorityQueue.class)
@Domain({"queue: Integer", "offer.1: Integer", "remove.1: Integer", "modCount: 0..0"})
class PriorityQueueSpecBugSorted {
    @Declarative
    static boolean repOk(PriorityQueue<?> m) {
        if (m.comparator != null || m.queue == null || m.queue.length == 0) {
            return false;
        }
        if (m.size < 0 || m.size > m.queue.length) {
            return false;
        }
        for (int i = 0; i < m.queue.length; i++) {
            if (i < m.size ? !isPlaced(m, i) : m.queue[i] != null) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isPlaced(PriorityQueue<?> m, int i) {
        return m.queue[i] instanceof Integer
                && (i == 0 || (Integer) m.queue[i - 1] <= (Integer) m.queue[i]);
    }
}
