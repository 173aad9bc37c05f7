// expect: holds at --against AbsList --nodes 3 --pairs 2 --method addFirst --method addLast --method removeFirst --method removeLast --method getFirst --method getLast --method get --method remove(int) --method contains --method size --method clear
import glassbox.AbsList;
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.GlassBox;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.LinkedList;

/** The library's LinkedList beside its abstraction. */
@SpecFor(java.util.LinkedList.class)
@Tree({"first", "Node.next"})
@Domain("modCount: 0..0")
class LinkedListModule {
    @Declarative
    static boolean repOk(LinkedList<?> m) {
        LinkedList.Node<?> before = null;
        int count = 0;
        for (LinkedList.Node<?> n = m.first; n != null; n = n.next) {
            if (n.prev != before) {
                return false;
            }
            before = n;
            count++;
        }
        return m.last == before && m.size == count;
    }

    @Declarative
    static AbsList abstraction(LinkedList<?> m) {
        return AbsList.of(GlassBox.listFromChain(m.first), n -> n.item);
    }
}
