// expect: holds at --against AbsQueue --nodes 3 --pairs 2 --method addFirst --method addLast --method pollFirst --method pollLast --method peekFirst --method contains --method size --method isEmpty --method clear
// needs: ../jdk/ArrayDequeSpec.java
import glassbox.AbsQueue;
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Pre;
import glassbox.SpecFor;
import java.util.ArrayDeque;

/** The library's ArrayDeque beside its abstraction. */
@SpecFor(java.util.ArrayDeque.class)
class ArrayDequeModule extends ArrayDequeSpec {
    @Declarative
    static AbsQueue abstraction(ArrayDeque<?> m) {
        return AbsQueue.of(GlassBox.listFromRing(m.elements, m.head, m.tail));
    }

    @Declarative
    @Pre("addFirst")
    static boolean hasElement(ArrayDeque<?> m, Object e) {
        return e != null;
    }

    @Declarative
    @Pre("addLast")
    static boolean hasLastElement(ArrayDeque<?> m, Object e) {
        return e != null;
    }
}
