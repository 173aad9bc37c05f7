// expect: bad... violated, others hold at --nodes 3 --ints 0..2
import glassbox.*;

/** What an argument is for is asked in other methods than the operation itself. */
public class AskedElsewhere {
    private static final class Node {
        int value;
        @Tree Node next;
    }

    @Tree private Node head;
    private int size;

    @Declarative
    public boolean repOk() {
        int n = 0;
        for (Node x = head; x != null; x = x.next) n++;
        return n == size;
    }

    private static boolean isOne(Object o) {
        return o instanceof AskedElsewhere;
    }

    private static AskedElsewhere asOne(Object o) {
        return (AskedElsewhere) o;
    }

    private boolean isLike(AskedElsewhere other) {
        Node y = other.head;
        for (Node x = head; x != null; x = x.next) {
            if (y == null || x.value != y.value) return false;
            y = y.next;
        }
        return y == null;
    }

    @Override
    public boolean equals(Object o) {
        if (!isOne(o)) return false;
        boolean same = isLike(asOne(o));
        assert !same || size == asOne(o).size;
        return same;
    }

    /** Of two that are as long only the first elements are looked at. */
    public void badCompare(Object o) {
        if (!isOne(o)) return;
        AskedElsewhere other = asOne(o);
        if (size != other.size || size > 0 && head.value != other.head.value) return;
        assert isLike(other);
    }

    public void badByClass(Object o) {
        if (o == null || o.getClass() != getClass()) return;
        assert asOne(o) == this || asOne(o).size < 2;
    }

    public void badOtherVariable(Object o) {
        Object it = o;
        if (it instanceof AskedElsewhere) assert it == this || ((AskedElsewhere) it).head == null;
    }

    private boolean isMe(Object o) {
        return o == this;
    }

    public void badItself(Object o) {
        assert !isMe(o);
    }

    /** An object of the class satisfies its invariant, wherever it is asked for. */
    public void measure(Object o) {
        if (isOne(o)) assert asOne(o).size > 0 || asOne(o).head == null;
    }

    private boolean isDeep(Object o, int depth) {
        return depth == 0 ? o instanceof AskedElsewhere : isDeep(o, depth - 1);
    }

    public void badDeep(Object o) {
        assert !isDeep(o, 2) || asOne(o).head == null;
    }

    /** What an argument's array holds may be in another one's list. */
    public void badAmong(Node[] some, AskedElsewhere other) {
        if (some == null || some.length == 0 || some[0] == null || other == null || other == this) return;
        assert other.head == null || other.head.next != some[0];
    }
}
