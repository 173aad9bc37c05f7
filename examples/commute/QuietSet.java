// commute at --nodes 3 --ints 0..3
// add(int), add(int): always
// add(int), remove(int): a != b
// remove(int), remove(int): always
import glassbox.Declarative;
import glassbox.Tree;

/**
 * A set that does not tell whether anything changed, in a list without an order: states are
 * compared by what is in them, so adding commutes with adding.
 */
public class QuietSet {
    @Tree Node first;

    static class Node {
        int key;
        @Tree Node next;
    }

    @Declarative
    boolean repOk() {
        for (Node n = first; n != null; n = n.next) {
            if (isBelow(n.next, n.key)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isBelow(Node n, int key) {
        for (; n != null; n = n.next) {
            if (n.key == key) {
                return true;
            }
        }
        return false;
    }

    @Declarative
    private boolean has(int key) {
        return isBelow(first, key);
    }

    @Declarative
    boolean equalTo(QuietSet other) {
        for (Node n = first; n != null; n = n.next) {
            if (!other.has(n.key)) {
                return false;
            }
        }
        for (Node n = other.first; n != null; n = n.next) {
            if (!has(n.key)) {
                return false;
            }
        }
        return true;
    }

    public void add(int key) {
        if (!has(key)) {
            Node made = new Node();
            made.key = key;
            made.next = first;
            first = made;
        }
    }

    public void remove(int key) {
        Node before = null;
        for (Node n = first; n != null; n = n.next) {
            if (n.key == key) {
                if (before == null) {
                    first = n.next;
                } else {
                    before.next = n.next;
                }
                return;
            }
            before = n;
        }
    }
}
