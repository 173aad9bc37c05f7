// Integers of nodes that the invariant keeps small are made with fewer bits (prove/ranges.c). What
// must be looked at: nodes that are not part of the tree, whoever leads to them, and values that
// occur in few states, or only where the tree is full.
//
// all RangeHeights --height 3 --ints 0..9: named
// all RangeArgument --height 2 --ints 0..9: named
// all RangeSpare --height 2 --ints 0..9: named
// all RangeKept --height 2 --ints 0..9: named
// all RangeOther --height 2 --ints 0..3: named
// all RangeFull --nodes 3 --ints 0..9: named
// all RangeDeep --height 3 --ints 0..9: named
// all RangeTwice --height 2 --ints 0..9: named
// all RangeLoose --height 2 --ints 0..5: named
// all RangeLong --height 2 --ints 0..1: named
// all RangeLinks --height 2 --ints 0..9: named
// all RangeClasses --height 2 --ints 0..9: named
// all RangeArray --height 2 --ints 0..9: named
// all RangeSecond --height 2 --ints 0..9: named
// sat RangeHeights --height 5 --ints 0..31: named
// sat RangeDeep --height 5 --ints 0..31: named
// sat RangeFull --nodes 7 --ints 0..31: named
import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

class Tall {
    int height;
    @Tree Tall left;
    @Tree Tall right;

    static int of(Tall n) {
        return n == null ? 0 : n.height;
    }

    static boolean ok(Tall n) {
        return n == null
                || n.height == 1 + Math.max(of(n.left), of(n.right)) && ok(n.left) && ok(n.right);
    }
}

/** Heights as they should be. */
class RangeHeights {
    @Tree Tall root;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public int height() {
        return Tall.of(root);
    }

    /** Takes the leftmost leaf away. */
    public void cut() {
        root = cut(root);
    }

    private static Tall cut(Tall n) {
        if (n == null || n.left == null && n.right == null) return null;
        if (n.left != null) n.left = cut(n.left);
        else n.right = cut(n.right);
        n.height = 1 + Math.max(Tall.of(n.left), Tall.of(n.right));
        return n;
    }

    /** Forgets to count. */
    public void badCut() {
        if (root != null && root.left != null) root.left = null;
    }

    /** What an operation writes is in no range. */
    public void badWrite() {
        if (root != null) root.height += 5;
    }

    public void writeBack() {
        if (root == null) return;
        int h = root.height;
        root.height += 5;
        if (root.height != h + 5) throw new IllegalStateException();
        root.height = h;
    }
}

/** The argument may be a node of nobody's. */
class RangeArgument {
    @Tree Tall root;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public void badHigh(Tall n) {
        if (n != null && n.height > 3) throw new IllegalStateException();
    }

    /** No object of the pool has nodes below it. */
    public void badFork(Tall n) {
        if (n != null && n.left != null && n.height > 3) throw new IllegalStateException();
    }
}

/** A field of the main object leads to a node that is not in the tree. */
class RangeSpare {
    @Tree Tall root;
    Tall spare;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public void badHigh() {
        if (spare != null && spare.height > 3) throw new IllegalStateException();
    }
}

/** So does one of another object. */
class RangeKept {
    static class Box {
        Tall kept;
    }

    @Tree Tall root;
    Box box;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public void badHigh() {
        if (box != null && box.kept != null && box.kept.height > 3)
            throw new IllegalStateException();
    }
}

/** Another tree of the class. */
class RangeOther {
    @Tree Tall root;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public boolean higher(RangeOther other) {
        if (other != null && Tall.of(other.root) > 3) throw new IllegalStateException();
        return other != null && Tall.of(other.root) > Tall.of(root);
    }

    public void badLower(RangeOther other) {
        if (other != null && other.root != null && other.root.height == 2)
            throw new IllegalStateException();
    }
}

/** Only the last place of a list that is full has a number that is not zero. */
class RangeFull {
    static class Link {
        int number;
        @Tree Link next;
    }

    @Tree Link head;

    @Declarative
    boolean repOk() {
        return ok(head, 0);
    }

    private static boolean ok(Link n, int before) {
        return n == null
                || (n.number == 0 || before >= 2 && n.next == null && n.number == 2 * before + 1)
                        && ok(n.next, before + 1);
    }

    public void badLast() {
        for (Link n = head; n != null; n = n.next)
            if (n.number > 4) throw new IllegalStateException();
    }

    public void few() {
        for (Link n = head; n != null; n = n.next)
            if (n.number == 1 || n.number == 2) throw new IllegalStateException();
    }
}

/** Numbers are zero where there is one node, and leap further down. */
class RangeDeep {
    static class Node {
        int step;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return root == null || root.step == 0 && ok(root.left, 1) && ok(root.right, 1);
    }

    private static boolean ok(Node n, int depth) {
        return n == null
                || (n.step == 0 || n.step == 3 * depth) && ok(n.left, depth + 1)
                        && ok(n.right, depth + 1);
    }

    public void badStep() {
        if (root == null || root.left == null) return;
        Node n = root.left;
        if (n.right != null && n.right.step == 6) throw new IllegalStateException();
    }

    public void steps() {
        if (root != null && root.right != null && root.right.step % 3 != 0)
            throw new IllegalStateException();
    }
}

/** Two fields, one of which is free as soon as there are two nodes. */
class RangeTwice {
    static class Node {
        int size, weight;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    private static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }

    private static boolean sized(Node n) {
        return n == null || n.size == count(n) && sized(n.left) && sized(n.right);
    }

    @Declarative
    boolean repOk() {
        return sized(root) && (root == null || root.size > 1 || root.weight == 1);
    }

    public void badWeight() {
        if (root != null && root.left != null && root.left.weight == 9)
            throw new IllegalStateException();
    }

    public void sizes() {
        if (root != null && root.left != null && root.left.size != 1)
            throw new IllegalStateException();
    }
}

/** A node that has been taken out of the tree is no longer held to its height. */
class RangeLoose {
    @Tree Tall root;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public int badOut() {
        Tall out = root;
        root = null;
        if (out != null) out.height = 12;
        return out == null || out.height < 12 ? 0 : 1 / (out.left == null ? 1 : 0);
    }

    public int out() {
        Tall out = root;
        root = null;
        if (out != null) out.height = 12;
        return out == null || out.height == 12 ? 0 : 1 / 0;
    }
}

/** Numbers beyond the largest power of two that a long holds. */
class RangeLong {
    static class Node {
        @Range(min = 4611686018427387900L, max = 4611686018427387910L)
        long number;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        if (root == null) return true;
        boolean alone = root.left == null && root.right == null;
        return (alone ? root.number == 4611686018427387904L : root.number > 4611686018427387903L)
                && high(root.left) && high(root.right);
    }

    private static boolean high(Node n) {
        return n == null || n.number > 4611686018427387904L;
    }

    public void badNumber() {
        if (root != null && root.left != null && root.left.number == 4611686018427387905L)
            throw new IllegalStateException();
    }

    public void low() {
        if (root != null && root.number < 4611686018427387904L) throw new IllegalStateException();
    }
}

/** Nodes lead to others that are not in the tree, though no field of another object does. */
class RangeLinks {
    static class Node {
        int height;
        @Tree Node left;
        @Tree Node right;
        Node other;
    }

    @Tree Node root;

    private static int of(Node n) {
        return n == null ? 0 : n.height;
    }

    private static boolean ok(Node n) {
        return n == null
                || n.height == 1 + Math.max(of(n.left), of(n.right)) && ok(n.left) && ok(n.right);
    }

    @Declarative
    boolean repOk() {
        return ok(root);
    }

    public void badOther() {
        if (root != null && root.other != null && root.other.height > 3)
            throw new IllegalStateException();
    }
}

/** Of two classes of nodes, the numbers of one are its own. */
class RangeClasses {
    abstract static class Node {
        int height;

        abstract boolean ok();
    }

    static class Leaf extends Node {
        boolean ok() {
            return height == 1;
        }
    }

    static class Odd extends Node {
        boolean ok() {
            return height == 1 || height == 7;
        }
    }

    static class Fork extends Node {
        @Tree Node left;
        @Tree Node right;

        boolean ok() {
            int l = left == null ? 0 : left.height, r = right == null ? 0 : right.height;
            return height == 1 + Math.max(l, r) && (left == null || left.ok())
                    && (right == null || right.ok());
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return root == null || root.ok();
    }

    public void badSeven() {
        if (root instanceof Fork && ((Fork) root).left != null && ((Fork) root).left.height == 7)
            throw new IllegalStateException();
    }

    public void badEight() {
        if (root != null && root.height == 8) throw new IllegalStateException();
    }

    public void nine() {
        if (root != null && root.height == 9) throw new IllegalStateException();
    }
}

/** An array that is no part of the tree has nodes in it that are none either. */
class RangeArray {
    @Tree Tall root;
    Tall[] cache;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public void badHigh() {
        for (int k = 0; cache != null && k < cache.length; k++)
            if (cache[k] != null && cache[k].height > 3) throw new IllegalStateException();
    }
}

/** The second parameter of the second operation. */
class RangeSecond {
    @Tree Tall root;

    @Declarative
    boolean repOk() {
        return Tall.ok(root);
    }

    public int height() {
        return Tall.of(root);
    }

    public void badHigh(int most, Tall n) {
        if (n != null && n.left != null && n.height > 3 && most == 0) throw new IllegalStateException();
    }
}
