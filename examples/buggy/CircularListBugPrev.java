// expect: violated invariant remove at --nodes 3 --objects Node=4
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;

/** {@code CircularList} with a bug: a removed node is still its successor's predecessor. */
public class CircularListBugPrev {
    static class Node {
        Node next;
        Node prev;
        Object value;
    }

    Node header;
    int size;

    public CircularListBugPrev() {
        header = new Node();
        header.next = header;
        header.prev = header;
    }

    public void addFirst(Object value) {
        insertBefore(header.next, value);
    }

    public void addLast(Object value) {
        insertBefore(header, value);
    }

    /** Takes the first node with this value out; says whether there was one. */
    public boolean remove(Object value) {
        for (Node n = header.next; n != header; n = n.next) {
            if (n.value == value) {
                n.prev.next = n.next;
                size--;
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        for (Node n = header.next; n != header; n = n.next) {
            if (n.value == value) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        header.next = header;
        header.prev = header;
        size = 0;
    }

    private void insertBefore(Node n, Object value) {
        Node added = new Node();
        added.value = value;
        added.next = n;
        added.prev = n.prev;
        n.prev.next = added;
        n.prev = added;
        size++;
    }

    @Post("addFirst")
    @Declarative
    boolean isAddedFirst(CircularListBugPrev prestate, Object value) {
        return header.next.value == value && size == prestate.size + 1;
    }

    @Post("addLast")
    @Declarative
    boolean isAddedLast(CircularListBugPrev prestate, Object value) {
        return header.prev.value == value && size == prestate.size + 1;
    }

    @Post("remove")
    @Declarative
    boolean isRemoved(CircularListBugPrev prestate, boolean result, Object value) {
        int before = prestate.count(value);
        return result == before > 0 && count(value) == (result ? before - 1 : 0);
    }

    @Post("contains")
    @Declarative
    boolean isContained(CircularListBugPrev prestate, boolean result, Object value) {
        return result == count(value) > 0;
    }

    @Declarative
    private int count(Object value) {
        int count = 0;
        Node n = header;
        for (int i = 0; i < size; i++) {
            n = n.next;
            if (GlassBox.isSameObject(n.value, value)) {
                count++;
            }
        }
        return count;
    }

    /** After size steps along next, each taken back by prev, the circle closes. */
    @Declarative
    boolean repOk() {
        if (header == null || header.value != null) {
            return false;
        }
        Node n = header;
        for (int i = 0; i < size; i++) {
            if (n.next == null || n.next == header || n.next.prev != n) {
                return false;
            }
            n = n.next;
        }
        return size >= 0 && n.next == header && header.prev == n;
    }
}
