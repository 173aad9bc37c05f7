// What is proved near a write takes for granted that the rest is as it was: one field leads to each
// node, none to two, and what is hung in was part of the tree. One class for each way to break it.
//
// all OneNodeTwice --nodes 7 --ints 0..1: violated
// all OldAndNew --nodes 5 --ints 0..1: violated
// all MovedAndLeft --nodes 5 --ints 0..1: violated
// all OneOfTwo --nodes 5 --ints 0..1: violated
// all OneOfTwoMoved --nodes 5 --ints 0..1: holds
// all FromOutside --nodes 5 --ints 0..1: violated
// all Circle --nodes 3 --ints 0..1: violated
// all TwoClasses --nodes 3 --ints 0..2: violated
// all TwoClassesRight --nodes 3 --ints 0..2: holds
// all OfTheWhole --nodes 5 --ints 0..2: violated
// all NewBelow --nodes 5 --ints 0..2: violated
// all TestedAbove --nodes 7 --ints 0..2: violated
// all ByNewArray --nodes 5 --ints 0..2: violated
// all ByNewArrayRight --nodes 5 --ints 0..2: holds
// all OtherGrandchild --nodes 7 --ints 0..3: violated
// all ByList --nodes 3 --ints 0..2: violated
// all BySet --nodes 3 --ints 0..2: violated
// sat OneNodeTwice --nodes 31 --ints 0..1: violated
// sat TwoClasses --nodes 15 --ints 0..2: violated
// sat OneOfTwoMoved --nodes 31 --ints 0..1: holds
import glassbox.Declarative;
import glassbox.Tree;

class Marked {
    int k;
    @Tree Marked left;
    @Tree Marked right;

    @Declarative
    boolean repOkLocal() {
        return left == null || left.k <= k;
    }
}

/** Both fields are written, and to one node. */
class OneNodeTwice {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void lift() {
        if (root == null || root.left == null || root.left.left == null) return;
        Marked a = root.left, b = a.left;
        a.left = null;
        root.left = b;
        if (b.k == 1) root.right = b;
    }
}

/** What leads to the node before leads there still, and so does a new node. */
class OldAndNew {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void copy() {
        if (root == null || root.left == null || root.right != null) return;
        Marked n = new Marked();
        n.k = root.left.k;
        n.left = root.left;
        root.right = n;
    }
}

class MovedAndLeft {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void turn() {
        if (root != null && root.left != null && root.left.k == 1) root.right = root.left;
    }
}

/** Which of two is hung in is left open. */
class OneOfTwo {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    static Marked greater(Marked n) {
        return n.left != null && (n.right == null || n.left.k > n.right.k) ? n.left : n.right;
    }

    public void lift() {
        if (root == null || root.left == null || root.right == null) return;
        Marked g = greater(root);
        root.left = g;
        if (g.k == 0) root.right = null;
    }
}

class OneOfTwoMoved {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void keep() {
        if (root == null) return;
        Marked g = OneOfTwo.greater(root);
        root.left = null;
        root.right = g;
    }
}

/** A node that was no part of the tree: nobody has looked at it. */
class FromOutside {
    @Tree Marked root;
    Marked kept;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void take() {
        if (root == null || root.left != null || root.right != null || kept == null) return;
        if (kept != root && kept.k <= root.k) root.left = kept;
    }
}

/** The main object is a node itself. */
class Circle {
    int k;
    @Tree Circle next;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void close() {
        if (next != null && next.k == 1) next.next = this;
    }
}

/** A field leads to the same place from nodes of either class. */
class TwoClasses {
    static class N {
        int k;
        @Tree N left;
        @Tree N right;

        @Declarative
        boolean repOkLocal() {
            return left == null || left.k <= k;
        }
    }

    static class M extends N {}

    @Tree N root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void raise() {
        if (root != null && root.left != null && root.left.k < root.k) root.left.k += 2;
    }
}

class TwoClassesRight {
    @Tree TwoClasses.N root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void raise() {
        if (root != null && root.left != null && root.left.k < root.k) root.left.k++;
    }
}

/** Nothing is wrong with a node, but with all together. */
class OfTheWhole {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return sum(root) != 3;
    }

    @Declarative
    static int sum(Marked n) {
        return n == null ? 0 : n.k + sum(n.left) + sum(n.right);
    }

    public void raise() {
        if (root != null && root.k < 2) root.k++;
    }
}

/** A new node must satisfy what the old ones do. */
class NewBelow {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void insert() {
        if (root == null || root.left == null) return;
        Marked n = new Marked();
        n.k = root.k;
        n.left = root.left;
        if (n.left.k == n.k && n.k == 2) n.k = 1;
        root.left = n;
    }
}

/** What was proved with a test is not so without it, though it looks the same. */
class TestedAbove {
    @Tree Marked root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void put(int x) {
        if (root == null || root.left == null) return;
        Marked n = root.left;
        if (n.left == null) {
            if (x <= root.k) n.k = x;
        } else if (n.right == null) {
            n.left.k = x;
        }
    }
}

/** The invariant makes something new to say what it says. */
class ByNewArray {
    static class N {
        int k;
        @Tree N left;
        @Tree N right;

        @Declarative
        boolean repOkLocal() {
            int[] both = new int[2];
            both[0] = left == null ? 0 : left.k;
            both[1] = k;
            return both[0] <= both[1];
        }
    }

    @Tree N root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void raise() {
        if (root != null && root.left != null && root.left.k < 2) root.left.k++;
    }
}

class ByNewArrayRight {
    @Tree ByNewArray.N root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void raise() {
        if (root != null && root.left != null && root.left.k < root.k) root.left.k++;
    }
}

/**
 * What is to be shown looks alike, but for what is known: one grandchild is smaller, as its parent
 * is, the other greater.
 */
class OtherGrandchild {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;

        @Declarative
        boolean repOkLocal() {
            return (left == null || left.key < key) && (right == null || right.key > key);
        }
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void raiseLeft() {
        if (root == null || root.left == null || root.left.left == null) return;
        Node child = root.left, grandchild = child.left;
        root.left = grandchild;
        child.left = null;
        root.right = null;
    }

    public void raiseRight() {
        if (root == null || root.right == null || root.right.right == null) return;
        Node child = root.right, grandchild = child.right;
        root.left = grandchild;
        child.right = null;
        root.right = null;
    }
}

/** What an invariant reads by way of a list is not remembered of its call. */
class ByList {
    static class Node {
        int key;
        @Tree Node next;

        @Declarative
        boolean repOkLocal() {
            glassbox.AbstractionList<Node> all = glassbox.GlassBox.listFromTreeBF(this);
            return next == null || all.get(0).key < next.key;
        }
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void set(int key) {
        if (head != null) head.key = key;
    }
}

/** Nor by way of a set. */
class BySet {
    static class Node {
        int key;
        @Tree Node next;

        @Declarative
        boolean repOkLocal() {
            glassbox.AbsIntSet own = new glassbox.AbsIntSet();
            own.add(key);
            return next == null || !own.contains(next.key);
        }
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void set(int key) {
        if (head != null) head.key = key;
    }
}
