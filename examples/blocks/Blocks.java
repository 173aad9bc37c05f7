// Blocks in the middle of larger methods: those called good... hold, those called bad... do
// not, each for another reason.
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;
import glassbox.Tree;

/** A sorted set of numbers as a linked list, and some ways to look at it. */
public class Blocks {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree private Node first;
    private int size;

    @Declarative
    boolean repOk() {
        int count = 0;
        for (Node n = first; n != null; n = n.next) {
            if (n.next != null && n.value >= n.next.value) {
                return false;
            }
            count++;
        }
        return size == count;
    }

    /** The search for the place is checked by itself, and so is the insertion. */
    public void add(int value) {
        Node[] before = {null};
        GlassBox.block("goodSearch", () -> {
            Node at = null;
            for (Node n = first; n != null && n.value < value; n = n.next) {
                assert at == null || at.value < n.value;
                at = n;
            }
            assert at == null || at.value < value;
            if (before != null && before.length > 0) {
                before[0] = at;
            }
        });
        Node after = before[0] == null ? first : before[0].next;
        if (after != null && after.value == value) {
            return;
        }
        Node made = new Node();
        made.value = value;
        made.next = after;
        if (before[0] == null) {
            first = made;
        } else {
            before[0].next = made;
        }
        size++;
    }

    /** Forgets to count: the invariant judges the block. */
    public int removeFirst() {
        int given = first == null ? -1 : first.value;
        if (first != null) {
            GlassBox.block("badUnlink", () -> {
                GlassBox.assume(first != null);
                first = first.next;
            });
            size--;
        }
        return given;
    }

    /** The same, with its count. */
    public void clearFirst() {
        if (first != null) {
            GlassBox.block("goodUnlink", () -> {
                GlassBox.assume(first != null);
                first = first.next;
                size--;
            });
        }
    }

    /** Without the assumption nobody knows that there is a first one. */
    public int least() {
        if (first == null) {
            return 0;
        }
        int[] found = {0};
        GlassBox.block("badLeast", () -> {
            assert first.value >= 0;
        });
        return first.value + found[0];
    }

    /** An index is in range because of what the method says of its parameter. */
    public static int digit(@Range(min = 0, max = 3) int i) {
        int[] sum = new int[1];
        GlassBox.block("goodIndex", () -> {
            int[] table = {1, 2, 4, 8};
            assert table[i] == 1 << i;
        });
        GlassBox.block("badIndex", () -> {
            int[] table = {1, 2, 4};
            assert table[i] == 1 << i;
        });
        return sum[0];
    }

    /** A static block, and variables of several kinds. */
    public static long mix(int a, long b, boolean flag) {
        GlassBox.block("goodSum", () -> {
            long sum = a + b;
            assert sum - b == a;
            assert !flag || sum == a + b;
        });
        GlassBox.block("badOrder", () -> {
            assert !flag || a <= b;
        });
        return a * b;
    }
}
