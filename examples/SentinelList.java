// expect: holds
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Tree;
import java.util.LinkedList;
import java.util.Random;

/**
 * A doubly linked list with a sentinel in front, so that no node is without a predecessor.
 * The sentinel's {@code prev} is the last node, or itself in an empty list. The nodes form
 * a tree along {@code next}, which ends in null; {@link CircularList} closes the circle.
 */
public class SentinelList {
    static class Node {
        @Tree Node next;
        Node prev;
        Object value;
    }

    @Tree Node head;

    public SentinelList() {
        head = new Node();
        head.prev = head;
    }

    public void addFirst(Object value) {
        insertAfter(head, value);
    }

    public void addLast(Object value) {
        insertAfter(head.prev, value);
    }

    /** Takes the first node with this value out; says whether there was one. */
    public boolean remove(Object value) {
        Node n = find(value);
        if (n == null) {
            return false;
        }
        n.prev.next = n.next;
        successor(n).prev = n.prev;
        return true;
    }

    public boolean contains(Object value) {
        return find(value) != null;
    }

    public void clear() {
        head.next = null;
        head.prev = head;
    }

    private void insertAfter(Node n, Object value) {
        Node added = new Node();
        added.value = value;
        added.prev = n;
        added.next = n.next;
        successor(n).prev = added;
        n.next = added;
    }

    /** The node whose prev the list keeps for n: the next one, or the sentinel. */
    private Node successor(Node n) {
        return n.next == null ? head : n.next;
    }

    private Node find(Object value) {
        Node n = head.next;
        while (n != null && n.value != value) {
            n = n.next;
        }
        return n;
    }

    @Post("addFirst")
    @Declarative
    boolean isAddedFirst(SentinelList prestate, Object value) {
        return head.next.value == value && isCountedUp(prestate, value);
    }

    @Post("addLast")
    @Declarative
    boolean isAddedLast(SentinelList prestate, Object value) {
        return head.prev.value == value && isCountedUp(prestate, value);
    }

    @Post("remove")
    @Declarative
    boolean isRemoved(SentinelList prestate, boolean result, Object value) {
        int before = count(prestate.head.next, value);
        return result == before > 0 && count(head.next, value) == (result ? before - 1 : 0);
    }

    @Post("contains")
    @Declarative
    boolean isContained(SentinelList prestate, boolean result, Object value) {
        return result == count(head.next, value) > 0;
    }

    @Post("clear")
    @Declarative
    boolean isCleared(SentinelList prestate) {
        return head.next == null;
    }

    @Declarative
    private boolean isCountedUp(SentinelList prestate, Object value) {
        return count(head.next, value) == count(prestate.head.next, value) + 1
                && length(head.next) == length(prestate.head.next) + 1;
    }

    /** How often the value occurs, which may be one of the prestate. */
    @Declarative
    private static int count(Node n, Object value) {
        if (n == null) {
            return 0;
        }
        return (GlassBox.isSameObject(n.value, value) ? 1 : 0) + count(n.next, value);
    }

    @Declarative
    private static int length(Node n) {
        return n == null ? 0 : 1 + length(n.next);
    }

    /** There is a sentinel, it holds nothing, and prev leads back along next. */
    @Declarative
    boolean repOk() {
        return head != null && head.value == null && isLinked(head);
    }

    @Declarative
    private boolean isLinked(Node n) {
        return n.next == null ? head.prev == n : n.next.prev == n && isLinked(n.next);
    }

    /** Random operations, side by side with a linked list of the library. */
    public static void main(String[] args) {
        Random random = new Random(7);
        SentinelList list = new SentinelList();
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
            assert list.repOk() && list.contains(value) == model.contains(value);
            Node n = list.head.next;
            for (Object o : model) {
                assert n.value == o;
                n = n.next;
            }
            assert n == null;
        }
        System.out.println("SentinelList: ok");
    }
}
