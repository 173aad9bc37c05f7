// expect: violated equivalence remove at --against AbsSet --nodes 3 --pairs 2
import glassbox.AbsSet;
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;

/** Loses what follows. */
public class ChainSetWrongRemove {
    static class Node {
        Object item;
        @Tree Node next;

        Node(Object item, Node next) {
            this.item = item;
            this.next = next;
        }
    }

    @Tree Node first;

    public boolean contains(Object item) {
        for (Node n = first; n != null; n = n.next) {
            if (n.item == item) {
                return true;
            }
        }
        return false;
    }

    public boolean add(Object item) {
        if (contains(item)) {
            return false;
        }
        first = new Node(item, first);
        return true;
    }

    public boolean remove(Object item) {
        Node before = null;
        for (Node n = first; n != null; n = n.next) {
            if (n.item == item) {
                if (before == null) {
                    first = n.next;
                } else {
                    before.next = null;
                }
                return true;
            }
            before = n;
        }
        return false;
    }

    public boolean isEmpty() {
        return first == null;
    }

    public void clear() {
        first = null;
    }

    @Declarative
    boolean repOk() {
        for (Node n = first; n != null; n = n.next) {
            if (isIn(n.next, n.item)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isIn(Node n, Object item) {
        return n != null && (n.item == item || isIn(n.next, item));
    }

    @Declarative
    AbsSet abstraction() {
        return AbsSet.of(GlassBox.listFromChain(first), n -> n.item);
    }
}
