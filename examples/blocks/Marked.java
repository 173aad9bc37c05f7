// Blocks between marks, in the middle of larger methods: those called good... hold, those called
// bad... do not.
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;
import glassbox.Tree;

/** A sorted set of numbers as a search tree, and some loops. */
public class Marked {
    static class Node {
        int value;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree private Node root;

    @Declarative
    boolean repOk() {
        return isSorted(root, null, null);
    }

    @Declarative
    private static boolean isSorted(Node n, Node above, Node below) {
        return n == null
                || (above == null || n.value < above.value)
                        && (below == null || n.value > below.value)
                        && isSorted(n.left, n, below)
                        && isSorted(n.right, above, n);
    }

    @Declarative
    private static boolean isIn(Node tree, Node wanted) {
        return tree != null
                && (tree == wanted || isIn(tree.left, wanted) || isIn(tree.right, wanted));
    }

    /** The descent is checked from any node, the insertion at any node below which is room. */
    public boolean add(int value) {
        Node at = root;
        while (at != null) {
            // glassbox: begin goodDescent
            GlassBox.assume(at != null && isIn(root, at));
            Node next = value < at.value ? at.left : at.right;
            assert next == null || next.value != at.value;
            // glassbox: end
            // glassbox: begin badDescent
            GlassBox.assume(at != null); // but nothing says that it is in the tree
            assert at.left == null || at.left.value != at.value;
            // glassbox: end
            if (at.value == value) {
                return false;
            }
            if (next == null) {
                break;
            }
            at = next;
        }
        // glassbox: begin badInsertion
        Node made = new Node();
        made.value = value;
        if (at == null) {
            GlassBox.assume(root == null);
            root = made;
        } else if (value < at.value) {
            at.left = made;
        } else {
            at.right = made;
        }
        // glassbox: end
        return true;
    }

    /** Only at the root, and only where it has no child on that side: the invariant is kept. */
    public void addBelowRoot(int value) {
        if (root == null || root.value == value) {
            return;
        }
        Node top = root;
        // glassbox: begin goodInsertion
        GlassBox.assume(top != null && top == root && top.value != value);
        Node made = new Node();
        made.value = value;
        if (value < top.value && top.left == null) {
            top.left = made;
        } else if (value > top.value && top.right == null) {
            top.right = made;
        }
        // glassbox: end
    }

    public static int sum(@Range(min = 0, max = 4) int count) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            // glassbox: begin goodAddition
            GlassBox.assume(i >= 0 && i < count);
            int before = total;
            total += i;
            assert total - before < 4;
            // glassbox: end
        }
        // glassbox: begin badTotal
        assert total <= count;
        // glassbox: end
        return total;
    }

    public static int find(int[] sorted, int wanted) {
        int low = 0, high = sorted.length - 1;
        // glassbox: begin goodSearch
        GlassBox.assume(sorted != null && low >= 0 && high < sorted.length);
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] == wanted) {
                return middle;
            }
            if (sorted[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        assert low == high + 1 || low > high;
        // glassbox: end
        // glassbox: begin badSearch
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] == wanted) {
                return middle;
            }
            low = middle + 1;
        }
        // glassbox: end
        return -1;
    }

    static int parse(String text, int fallback) {
        int result;
        try {
            result = text.length();
        } catch (NullPointerException e) {
            // glassbox: begin goodFallback
            result = fallback;
            assert result == fallback;
            // glassbox: end
        }
        // glassbox: begin goodTry
        int twice = result;
        try {
            if (text.isEmpty()) {
                throw new IllegalStateException();
            }
            twice += 1;
        } catch (IllegalStateException | NullPointerException e) {
            twice += 2;
        }
        assert twice > result;
        // glassbox: end
        // glassbox: begin badTry
        try {
            if (text.isEmpty()) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            result++;
        }
        // glassbox: end
        return result;
    }

    static String name(int day, boolean isShort) {
        String text;
        // glassbox: begin badSwitch
        switch (day) {
            case 0:
                text = "Sunday";
                break;
            case 1:
                text = "Monday";
                break;
            case 2:
                return isShort ? "Tue" : "Tuesday";
            default:
                text = null;
        }
        assert text.length() == 6;
        // glassbox: end
        return isShort ? text.substring(0, 3) : text;
    }
}
