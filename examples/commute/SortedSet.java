// commute at --nodes 3 --ints 0..3
// add(int), add(int): a != b || contains(a)
// add(int), remove(int): a != b
// add(int), clear(): never, as far as the templates can tell
// add(int), contains(int): a != b || contains(a)
// remove(int), remove(int): a != b || !contains(a)
// remove(int), clear(): !contains(a)
// remove(int), contains(int): a != b || !contains(a)
// clear(), clear(): always
// clear(), contains(int): !contains(b)
// contains(int), contains(int): always
import glassbox.Declarative;
import glassbox.Tree;

/** A set of ints in a sorted list. Its table is that of sets, whatever they are made of. */
public class SortedSet {
    @Tree Node first;

    static class Node {
        int key;
        @Tree Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    @Declarative
    boolean repOk() {
        for (Node n = first; n != null && n.next != null; n = n.next) {
            if (n.key >= n.next.key) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    boolean equalTo(SortedSet other) {
        Node a = first;
        Node b = other.first;
        while (a != null && b != null) {
            if (a.key != b.key) {
                return false;
            }
            a = a.next;
            b = b.next;
        }
        return a == null && b == null;
    }

    @Declarative
    public boolean contains(int key) {
        for (Node n = first; n != null; n = n.next) {
            if (n.key == key) {
                return true;
            }
        }
        return false;
    }

    /** Whether it was not there before. */
    public boolean add(int key) {
        Node before = null;
        Node n = first;
        while (n != null && n.key < key) {
            before = n;
            n = n.next;
        }
        if (n != null && n.key == key) {
            return false;
        }
        Node made = new Node(key, n);
        if (before == null) {
            first = made;
        } else {
            before.next = made;
        }
        return true;
    }

    /** Whether it was there. */
    public boolean remove(int key) {
        Node before = null;
        Node n = first;
        while (n != null && n.key < key) {
            before = n;
            n = n.next;
        }
        if (n == null || n.key != key) {
            return false;
        }
        if (before == null) {
            first = n.next;
        } else {
            before.next = n.next;
        }
        return true;
    }

    public void clear() {
        first = null;
    }
}
