// expect: holds at --nodes 3 --objects Node=4
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import java.util.LinkedList;
import java.util.Random;

/**
 * A doubly linked list closed to a circle by a header, as the JDK's LinkedList was up to
 * Java 6. A circle has no tree fields: the nodes come from the pool ({@code --objects
 * Node=4} is the header and up to three more), and the invariant says all there is to say.
 */
public class CircularList {
    static class Node {
        Node next;
        Node prev;
        Object value;
    }

    Node header;
    int size;

    public CircularList() {
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
                n.next.prev = n.prev;
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
    boolean isAddedFirst(CircularList prestate, Object value) {
        return header.next.value == value && size == prestate.size + 1;
    }

    @Post("addLast")
    @Declarative
    boolean isAddedLast(CircularList prestate, Object value) {
        return header.prev.value == value && size == prestate.size + 1;
    }

    @Post("remove")
    @Declarative
    boolean isRemoved(CircularList prestate, boolean result, Object value) {
        int before = prestate.count(value);
        return result == before > 0 && count(value) == (result ? before - 1 : 0);
    }

    @Post("contains")
    @Declarative
    boolean isContained(CircularList prestate, boolean result, Object value) {
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

    /** Random operations, side by side with a linked list of the library. */
    public static void main(String[] args) {
        Random random = new Random(8);
        CircularList list = new CircularList();
        LinkedList<Object> model = new LinkedList<>();
        for (int i = 0; i < 20_000; i++) {
            Object value = random.nextInt(10);
            switch (random.nextInt(100) == 0 ? 4 : random.nextInt(4)) {
                case 0:
                    list.addFirst(value);
                    model.addFirst(value);
                    break;
                case 1:
                    list.addLast(value);
                    model.addLast(value);
                    break;
                case 4:
                    list.clear();
                    model.clear();
                    break;
                default:
                    boolean expected = model.remove(value);
                    boolean removed = list.remove(value);
                    assert removed == expected;
            }
            assert list.repOk() && list.size == model.size();
            assert list.contains(value) == model.contains(value);
            Node n = list.header.next;
            for (Object o : model) {
                assert n.value == o;
                n = n.next;
            }
        }
        System.out.println("CircularList: ok");
    }
}
