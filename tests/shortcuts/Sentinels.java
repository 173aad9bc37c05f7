// -1 for "broken": a condition beside the number. What must be looked at: that the number
// cannot be the constant itself, that nothing but the condition may have been asked, and that
// the two sides are compared each where it is.
//
// all HeightMinusOne --nodes 7: holds
// all HeightTooDeep --nodes 7: violated
// all MinusOneCounts --nodes 5 --ints 0..5: holds
// all MinusOneIsAValue --nodes 4 --ints -2..2: violated
// all EmptyIsMinusOne --nodes 7: holds
// all EmptyIsMinusOneWrong --nodes 7: violated
// all LongBounds --nodes 4 --ints 0..4: holds
// all LongBoundsMeet --nodes 4 --ints 0..4: violated
// all BoundsWrap --nodes 3 --ints 2147483645..2147483647: violated
// all SumAfterTest --nodes 5 --ints 0..3: violated
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** All leaves at one depth, or height is -1. */
class HeightMinusOne {
    static class Node {
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return height(root) >= 0;
    }

    static int height(Node n) {
        if (n == null) return 0;
        int l = height(n.left), r = height(n.right);
        if (l < 0 || r < 0 || l != r) return -1;
        return 1 + Math.max(l, r);
    }

    public void shrink() {
        if (root != null) root = root.left;
    }

    public void swap() {
        if (root != null) {
            Node n = root.left;
            root.left = root.right;
            root.right = n;
        }
    }
}

class HeightTooDeep {
    static class Node {
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        int h = height(root);
        boolean sound = h != -1;
        return sound;
    }

    static int height(Node n) {
        if (n == null) return 0;
        int l = height(n.left), r = height(n.right);
        boolean broken = l < 0 || r < 0;
        if (!broken) broken = l - r > 1 || r - l > 1;
        return broken ? -1 : 1 + (l > r ? l : r);
    }

    public void cut() {
        if (root != null) root.left = null;
    }
}

/** The sentinel of one is added up by another: -1 is a number there. */
class MinusOneCounts {
    static class Node {
        int weight;
        @Tree Node next;
    }

    @Tree Node first;
    int total;

    @Declarative
    boolean repOk() {
        return total == sum(first) && total >= -1;
    }

    static int last(Node n) {
        if (n == null) return -1;
        int below = last(n.next);
        return below == -1 ? n.weight : below;
    }

    static int sum(Node n) {
        return n == null ? 0 : 1 + sum(n.next);
    }

    public int push(int weight) {
        Node n = new Node();
        n.weight = weight;
        n.next = first;
        first = n;
        total++;
        return last(first) + last(first.next);
    }

    @Post("push")
    @Declarative
    boolean grew(MinusOneCounts before, int result, int weight) {
        return result == (before.first == null ? weight - 1 : 2 * last(before.first));
    }
}

/** The number may be -1 without being broken. */
class MinusOneIsAValue {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree Node first;

    @Declarative
    boolean repOk() {
        return sum(first) >= 0;
    }

    static int sum(Node n) {
        if (n == null) return 0;
        int below = sum(n.next);
        return below == -1 ? -1 : below + n.value;
    }

    public void drop() {
        if (first != null) first = first.next;
    }
}

/** Heights from -1 on, as some books have them. */
class EmptyIsMinusOne {
    static class Node {
        int height;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return ok(root);
    }

    static int h(Node n) {
        return n == null ? -1 : n.height;
    }

    static int real(Node n) {
        return n == null ? -1 : 1 + Math.max(real(n.left), real(n.right));
    }

    static boolean ok(Node n) {
        return n == null || n.height == real(n) && ok(n.left) && ok(n.right);
    }

    public void addRoot() {
        if (root == null) root = new Node();
    }

    public void cutLeft() {
        if (root != null) {
            root.left = null;
            root.height = 1 + h(root.right);
        }
    }
}

class EmptyIsMinusOneWrong extends Object {
    static class Node {
        int height;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return check(root) >= -1;
    }

    static int check(Node n) {
        if (n == null) return -1;
        int l = check(n.left), r = check(n.right);
        if (l < -1 || r < -1) return -2;
        int h = 1 + (l < r ? r : l);
        return n.height == h ? h : -2;
    }

    public void cutLeft() {
        if (root != null) {
            root.left = null;
            root.height = root.right == null ? -1 : 1 + root.right.height;
        }
    }
}

/** Bounds that are passed down as longs, one beyond the key. */
class LongBounds {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    static boolean ordered(Node n, long low, long high) {
        return n == null || low <= n.key && n.key <= high
            && ordered(n.left, low, (long) n.key - 1) && ordered(n.right, n.key + 1L, high);
    }

    public void add(int key) {
        if (root == null) {
            root = new Node();
            root.key = key;
            return;
        }
        for (Node n = root; n.key != key; ) {
            Node next = key < n.key ? n.left : n.right;
            if (next == null) {
                next = new Node();
                next.key = key;
                if (key < n.key) n.left = next;
                else n.right = next;
            }
            n = next;
        }
    }
}

class LongBoundsMeet {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    static boolean ordered(Node n, long low, long high) {
        return n == null || Long.compare(low, n.key) <= 0 && Long.compare(n.key, high) <= 0
            && ordered(n.left, low, (long) n.key - 1) && ordered(n.right, n.key + 1L, high);
    }

    public void lower() {
        if (root != null && root.key > 0) root.key--;
    }
}

/** key + 1 of the greatest int is the least. */
class BoundsWrap {
    static class Node {
        int key;
        @Tree Node next;
    }

    @Tree Node first;

    @Declarative
    boolean repOk() {
        for (Node n = first; n != null && n.next != null; n = n.next)
            if (n.next.key >= n.key + 1) return false;
        return true;
    }

    public void push(int key) {
        if (first == null || first.key <= key) {
            Node n = new Node();
            n.key = key;
            n.next = first;
            first = n;
        }
    }
}

/** What was resolved under a test is not so elsewhere. */
class SumAfterTest {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree Node first;

    @Declarative
    boolean repOk() {
        return true;
    }

    static int broken(Node n) {
        if (n == null) return 0;
        int below = broken(n.next);
        int r = 0;
        if (below >= 0) r = below + 1;
        if (n.value == 0) return -1;
        return r + below;
    }

    public int ask() {
        return broken(first);
    }

    @Post("ask")
    @Declarative
    boolean never(SumAfterTest before, int result) {
        return result != -2 && result != 7;
    }
}
