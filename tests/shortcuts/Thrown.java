import glassbox.Declarative;
import glassbox.Tree;

/**
 * Invariants that throw: each error counts only where none came before it, so that what is required
 * stands under everything that was required earlier. Such guards are left out where they are refuted;
 * here are conditions that are refuted elsewhere only, on one side only, or after the operation only.
 */
// all ThrownElsewhere --ints 0..2: named
// all ThrownOneSide --ints 0..2: named
// all ThrownLater --ints 0..2: named
// all ThrownChoice --ints 0..2: named
// all ThrownPair --ints 0..1: named
// all ThrownBoth --ints 0..2: named
// all ThrownList --nodes 4 --ints 0..3 --objects Node=0: named
// all ThrownHeights --nodes 4 --ints 0..3 --objects Node=0: named
// sat ThrownHeights --nodes 7 --ints 0..3 --objects Node=0: named
public class Thrown {}

/** x > 1 is known where it is strict, and y <= 1 where x > 1: of y nothing is known by itself. */
class ThrownElsewhere {
    boolean strict;
    int x;
    int y;
    int z;

    @Declarative
    boolean repOk() {
        check();
        return true;
    }

    private void check() {
        if (strict && x <= 1) throw new IllegalStateException("x");
        if (x > 1 && y > 1) throw new IllegalStateException("y");
        if (z > 1) throw new IllegalStateException("z");
    }

    public void badCopy() {
        z = y;
    }

    public void copyIfStrict() {
        if (strict) z = y;
    }

    public void badCopyIfNot() {
        if (!strict) z = y;
    }

    public void copyIfLarge() {
        if (x > 1) z = y;
    }

    public void badTighten() {
        strict = true;
    }

    public void loosen() {
        strict = false;
    }

    public void badGrow() {
        x = 2;
    }
}

/** What is refuted by one of the other conditions is not by the other one. */
class ThrownOneSide {
    boolean left;
    boolean right;
    int a;
    int b;

    @Declarative
    boolean repOk() {
        if (left && a > 0) throw new IllegalStateException("a");
        if (right && b > 0) throw new IllegalStateException("b");
        if ((left || right) && a > 0 && b > 0) throw new IllegalStateException("both");
        if (!left && !right && a + b > 2) throw new IllegalStateException("sum");
        return true;
    }

    public void swap() {
        boolean was = left;
        int value = a;
        left = right;
        a = b;
        right = was;
        b = value;
    }

    public void badSwapFlags() {
        boolean was = left;
        left = right;
        right = was;
    }

    public void badSwapValues() {
        int value = a;
        a = b;
        b = value;
    }

    public void free() {
        left = false;
    }

    public void freeBoth() {
        if (a + b <= 2) {
            left = false;
            right = false;
        }
    }

    public void badClose() {
        if (a == 0) right = true;
    }

    public void closeLeft() {
        if (a == 0) left = true;
    }
}

/** Guards that were refuted before the operation, and are not after it. */
class ThrownLater {
    int low;
    int middle;
    int high;

    @Declarative
    boolean repOk() {
        ascends();
        if (high - low > 1) throw new IllegalStateException("far");
        return true;
    }

    private void ascends() {
        if (low > middle) throw new IllegalStateException("low");
        if (middle > high) throw new IllegalStateException("high");
    }

    public void badDrop() {
        if (middle > 0) middle--;
    }

    public void badRaise() {
        if (middle < 2) middle++;
    }

    public void badLower() {
        if (low > 0) low--;
    }

    public void collapse() {
        low = middle;
        high = middle;
    }

    public void badExchange() {
        int value = low;
        low = high;
        high = value;
    }

    public void follow() {
        if (middle == high) low = middle;
        else high = middle;
    }
}

/** An error that excludes a later one is a choice: of both sides, of one, of none. */
class ThrownChoice {
    boolean first;
    boolean second;
    int x;

    @Declarative
    boolean repOk() {
        if (first) {
            if (second) {
                if (x != 0) throw new IllegalStateException("both");
            } else if (x > 1) throw new IllegalStateException("first");
        } else if (second && x == 0) throw new IllegalStateException("second");
        return first || x < 2;
    }

    public void badTurn() {
        first = !first;
    }

    public void badOther() {
        second = !second;
    }

    public void clear() {
        first = true;
        second = true;
        x = 0;
    }

    public void badUp() {
        if (x < 2) x++;
    }

    public void one() {
        second = false;
        x = 1;
    }

    public void badOne() {
        x = 1;
    }
}

/** Each of two conditions refutes the other: one of them has to stay. */
class ThrownPair {
    boolean a;
    boolean b;
    boolean c;
    boolean d;

    @Declarative
    boolean repOk() {
        if (a && b) throw new IllegalStateException("both");
        if (!a && !b) throw new IllegalStateException("none");
        if (a && c) throw new IllegalStateException("c");
        if (b && d) throw new IllegalStateException("d");
        if (c && d) throw new IllegalStateException("c and d");
        return true;
    }

    public void turn() {
        boolean was = a;
        a = b;
        b = was;
        c = false;
        d = false;
    }

    public void badTurn() {
        boolean was = a;
        a = b;
        b = was;
    }

    public void badTurnSoon() {
        if (!c) {
            boolean was = a;
            a = b;
            b = was;
        }
    }

    public void badSet() {
        c = true;
    }

    public void set() {
        if (b) {
            d = false;
            c = true;
        }
    }
}

/** x > 1 is refuted where it is right, and y > 1 is allowed where it is plain and x > 1. */
class ThrownBoth {
    boolean right;
    boolean plain;
    int x;
    int y;
    int z;

    @Declarative
    boolean repOk() {
        if (right && x > 1) throw new IllegalStateException("x");
        boolean free = plain && x > 1;
        if (!free && y > 1) throw new IllegalStateException("y");
        return z < 2;
    }

    public void badCopy() {
        z = y;
    }

    public void copyIfRight() {
        if (right) z = y;
    }

    public void badCopyIfPlain() {
        if (plain) z = y;
    }

    public void badLower() {
        x = 0;
    }

    public void lower() {
        x = 0;
        y = 1;
    }

    public void badRight() {
        right = true;
    }
}

/** Order is asked for where the length is right, and the length where nothing is marked twice. */
class ThrownList {
    static class Node {
        int key;
        boolean marked;
        @Tree Node next;
    }

    @Tree Node head;
    int size;

    @Declarative
    boolean repOk() {
        marks(head);
        if (length(head) != size) throw new IllegalStateException("size");
        order(head);
        return true;
    }

    private static void marks(Node n) {
        if (n == null) return;
        if (n.marked && n.next != null && n.next.marked) throw new IllegalStateException("marks");
        marks(n.next);
    }

    private static int length(Node n) {
        return n == null ? 0 : 1 + length(n.next);
    }

    private static void order(Node n) {
        if (n == null || n.next == null) return;
        if (n.key > n.next.key) throw new IllegalStateException("order");
        order(n.next);
    }

    public void drop() {
        if (head == null) return;
        head = head.next;
        size--;
    }

    public void badDrop() {
        if (head != null) head = head.next;
    }

    public void badDropSecond() {
        if (head == null || head.next == null) return;
        head.next = head.next.next;
        size--;
    }

    public void dropSecond() {
        if (head == null || head.next == null) return;
        head.marked = false;
        head.next = head.next.next;
        size--;
    }

    public void badMark() {
        if (head != null && head.next != null) head.next.marked = true;
    }

    public void mark() {
        if (head != null && head.next != null && !head.next.marked) head.marked = true;
    }

    public void badLower() {
        if (head != null && head.next != null) head.next.key = head.next.next == null ? 0 : 1;
    }

    public void equal() {
        if (head != null && head.next != null) head.next.key = head.key;
    }
}

/** Heights by a checker that throws, from which nothing but the order is left to look at. */
class ThrownHeights {
    static class Node {
        int key;
        boolean red;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        if (root != null && root.red) throw new IllegalStateException("root");
        height(root);
        order(root, null, null);
        return true;
    }

    private static int height(Node n) {
        if (n == null) return 0;
        if (n.red && isRed(n.left)) throw new IllegalStateException("left");
        if (n.red && isRed(n.right)) throw new IllegalStateException("right");
        int h = height(n.left);
        if (h != height(n.right)) throw new IllegalStateException("height");
        return n.red ? h : h + 1;
    }

    private static boolean isRed(Node n) {
        return n != null && n.red;
    }

    private static void order(Node n, Node low, Node high) {
        if (n == null) return;
        if (low != null && low.key >= n.key) throw new IllegalStateException("low");
        if (high != null && high.key <= n.key) throw new IllegalStateException("high");
        order(n.left, low, n);
        order(n.right, n, high);
    }

    public void badBlacken() {
        if (root != null && root.left != null) root.left.red = false;
    }

    public void blackenBoth() {
        if (root == null || !isRed(root.left) || !isRed(root.right)) return;
        root.left.red = false;
        root.right.red = false;
    }

    public void badRedden() {
        if (root == null || root.left == null || root.right == null) return;
        root.left.red = true;
        root.right.red = true;
    }

    public void badTurn() {
        if (root == null || root.right == null) return;
        Node up = root.right;
        root.right = up.left;
        up.left = root;
        root = up;
        root.red = false;
    }

    public void turnRed() {
        if (root == null || !isRed(root.right) || isRed(root.left)) return;
        Node up = root.right;
        root.right = up.left;
        up.left = root;
        root.red = true;
        up.red = false;
        root = up;
    }

    public void badKey() {
        if (root != null && root.left != null) root.left.key = root.left.key + 1;
    }

    public void cutLeaves() {
        if (root == null || !isRed(root.left) || root.left.left != null) return;
        root.left = null;
    }
}
