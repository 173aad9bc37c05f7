// expect: bad... violated, others hold at --nodes 3 --ints 0..2
import glassbox.*;

/** Another list has nodes of its own, which are none of this one's. */
public class OtherTrees {
    private final class Node {
        int value;
        @Tree Node next;

        boolean isMine(OtherTrees who) {
            return OtherTrees.this == who;
        }
    }

    @Tree private Node head;
    private int size;

    @Declarative
    public boolean repOk() {
        int n = 0;
        for (Node x = head; x != null; x = x.next) n++;
        return n == size;
    }

    private void append(int value) {
        Node made = new Node();
        made.value = value;
        Node last = head;
        while (last != null && last.next != null) last = last.next;
        if (last == null) head = made;
        else last.next = made;
        size++;
    }

    public void addAll(OtherTrees other) {
        if (other == null || other == this) return;
        for (Node x = other.head; x != null; x = x.next) append(x.value);
    }

    public void badAddAll(OtherTrees other) {
        if (other == null || other == this) return;
        for (Node x = other.head; x != null; x = x.next) append(x.value);
        size -= other.size > 1 ? 1 : 0;
    }

    /** Takes them over, as heaps do; the other one is left empty. */
    public void takeOver(OtherTrees other) {
        if (other == null || other == this) return;
        Node last = head;
        while (last != null && last.next != null) last = last.next;
        if (last == null) head = other.head;
        else last.next = other.head;
        size += other.size;
        other.head = null;
        other.size = 0;
    }

    public void badTakeOverTwice(OtherTrees other) {
        if (other == null || other == this || head != null) return;
        head = other.head;
        size = other.size;
        if (head != null && head.next != null) head.next.next = other.head;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof OtherTrees)) return false;
        OtherTrees other = (OtherTrees) o;
        Node x = head, y = other.head;
        while (x != null && y != null && x.value == y.value) {
            x = x.next;
            y = y.next;
        }
        assert x != null || y != null || size == other.size;
        return x == null && y == null;
    }

    @Override
    public int hashCode() {
        return size;
    }

    public void badNeverEqual(OtherTrees other) {
        assert other == this || other == null || size == 0 || !equals(other);
    }

    public void badOfObject(Object o) {
        assert !(o instanceof OtherTrees) || o == this || ((OtherTrees) o).size == 0;
    }

    public void badNeverAsLong(OtherTrees other) {
        assert other == null || other.size == 0;
    }

    public void nodesKnowTheirs(OtherTrees other) {
        if (other == null || other.head == null || head == null) return;
        assert other.head.isMine(other) && head.isMine(this);
        assert other == this || head != other.head && head.next != other.head;
    }
}
