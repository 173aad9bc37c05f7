import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/** Binary trees with exactly as many nodes as `size` says. */
class BinaryTree {
    static class Node {
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;
    int size;

    public void nothing() {}

    /** What is left of a budget of nodes, or -1: found out as soon as it is spent. */
    @Declarative
    static int rest(Node n, int budget) {
        if (n == null || budget < 0) {
            return budget;
        }
        return rest(n.right, rest(n.left, budget - 1));
    }

    @Declarative
    boolean repOk() {
        return rest(root, size) == 0;
    }
}

/** Red-black trees with `size` nodes and keys 1 to `size`; the root may be red. */
class RedBlackTree {
    static class Node {
        @Tree Node left;
        @Tree Node right;
        boolean red;
        int key;
    }

    @Tree Node root;
    int size;

    public void nothing() {}

    @Declarative
    static boolean isRedApart(Node n) {
        return n == null
                || !(n.red && (n.left != null && n.left.red || n.right != null && n.right.red))
                        && isRedApart(n.left)
                        && isRedApart(n.right);
    }

    /** What is left of a budget of nodes, or -1: found out as soon as it is spent. */
    @Declarative
    static int rest(Node n, int budget) {
        if (n == null || budget < 0) {
            return budget;
        }
        return rest(n.right, rest(n.left, budget - 1));
    }

    /** Black nodes on every way down, or -1. */
    @Declarative
    static int height(Node n) {
        if (n == null) {
            return 0;
        }
        int left = height(n.left);
        return left < 0 || left != height(n.right) ? -1 : left + (n.red ? 0 : 1);
    }

    @Declarative
    static boolean isOrdered(Node n, int low, int high) {
        return n == null
                || low < n.key
                        && n.key < high
                        && isOrdered(n.left, low, n.key)
                        && isOrdered(n.right, n.key, high);
    }

    @Declarative
    boolean repOk() {
        return rest(root, size) == 0
                && isRedApart(root)
                && height(root) >= 0
                && isOrdered(root, 0, size + 1);
    }
}

/** Doubly linked lists between null and null, without tree fields. */
class DoublyLinked {
    static class Node {
        Node next;
        Node prev;
    }

    Node first;
    Node last;

    public void nothing() {}

    @Declarative
    boolean repOk() {
        if (first == null || last == null) {
            return first == last;
        }
        if (first.prev != null || last.next != null) {
            return false;
        }
        Node n = first;
        for (int i = 0; i < 10 && n.next != null; i++) {
            if (n.next.prev != n) {
                return false;
            }
            n = n.next;
        }
        return n == last;
    }
}

/** Lists in ascending order, equal elements allowed. */
class SortedList {
    static class Node {
        @Tree Node next;
        int key;

        @Declarative
        boolean repOkLocal() {
            return next == null || key <= next.key;
        }
    }

    @Tree Node head;

    public void nothing() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Values that nobody reads: states up to isomorphism. */
class Values {
    static class Node {
        @Tree Node next;
        Object value;
    }

    @Tree Node head;

    public void take(Object a, Object b) {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Something of every kind. */
class Kinds extends Kind {
    enum Colour {
        RED,
        GREEN
    }

    abstract static class Shape {
        @Tree Shape next;
    }

    static class Circle extends Shape {
        int radius;
    }

    static class Square extends Shape {
        @Tree Shape inside;
    }

    class Inner {
        boolean on;
    }

    @Tree Shape shape;
    @Tree Circle[] circles;
    int[] numbers;
    @Range(min = -1, max = 1) short small;
    char letter;
    Colour colour;
    String text;
    Integer box;
    Shape other;
    Inner inner;
    Runnable nobody;
    float ratio = 0.5f;
    @Domain("Integer, String") Object mixed;

    public void operate(Shape s, long x, int[] more) {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class Kind {
    boolean flag;
}

/** A stack, as in the published tables. */
class PushPop {
    static class Node {
        @Tree Node next;
        Object value;
    }

    @Tree Node head;

    public void push(Object value) {
        Node n = new Node();
        n.next = head;
        n.value = value;
        head = n;
    }

    public void pop() {
        if (head != null) {
            head = head.next;
        }
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

/** Steps 0, 2, 4 and then to 6; the invariant says 0 to 4 and even, and lets 1 pass. */
class Counter {
    @Range(min = 0, max = 9) int even;

    public void step() {
        even += 2;
    }

    @Declarative
    boolean repOk() {
        return even <= 4 && even % 2 == 0 || even == 1;
    }
}

/** Does many things and asks for little: what is wrong in it only an execution can show. */
class Traffic {
    static class Car {
        int speed;
        boolean lights;
        Car behind;
    }

    static class Node {
        @Tree Node left, right;
        int key;
        Object value;
    }

    Car first;
    @Tree Node root;
    int count;
    Object mark;

    @Declarative
    boolean repOk() {
        return true;
    }

    public int overtake(Car a, Car b) {
        if (a == null || b == null)
            return -1;
        int d = a.speed - b.speed;
        if (d > 0) {
            a.behind = b;
            b.lights = true;
        } else if (d < 0)
            first = a;
        return d;
    }

    public Node fresh(int k) {
        Node n = new Node();
        n.key = k + 1;
        n.value = mark;
        count += k;
        return n;
    }

    public boolean find(int k) {
        Node n = root;
        while (n != null) {
            if (k < n.key)
                n = n.left;
            else if (k > n.key)
                n = n.right;
            else {
                n.value = mark;
                return true;
            }
        }
        return false;
    }
}

/** Wrong in some states of a path: the invariant, a postcondition. */
class Wrong {
    static class Node {
        @Tree Node next;
        int key;
    }

    @Tree Node head;
    int count;

    @Declarative
    boolean repOk() {
        return head == null || head.key < 3;
    }

    public void broken(int k) {
        if (k == 2 && head != null && head.next != null)
            head.key = 3;
    }

    public int promised(int k) {
        if (head != null && head.key == k)
            count = 1;
        return k;
    }

    @Declarative
    @glassbox.Post("promised")
    boolean counts(Wrong before, int result, int k) {
        return count == before.count;
    }
}

/** Wrong in some states, on a path of their own. */
class Asserting {
    static class Node {
        @Tree Node next;
        int key;
    }

    @Tree Node head;
    int count;

    @Declarative
    boolean repOk() {
        return head == null || head.key < 3;
    }

    public void asserted(int k) {
        count = k;
        if (head != null && head.next != null && head.next.key == k)
            assert count != 2;
    }
}

/** Objects that are written to one after the other: which of them are the same is all that counts. */
class Meetings {
    static class Guest {
        int greeted;
    }

    Guest a, b, c, d;

    @Declarative
    boolean repOk() {
        return a != null && b != null && c != null && d != null;
    }

    public void one() {
        a.greeted = 1;
    }

    public void two() {
        a.greeted = 1;
        b.greeted = 2;
    }

    public void three() {
        two();
        c.greeted = 3;
    }

    public void four() {
        three();
        d.greeted = 4;
    }

    /** Wrong where the second and the third are the same, and the others are not. */
    public void fails() {
        three();
        assert !(b == c && a != b);
    }
}

/** Folders: what is done to one is done to any of them. */
class Folders {
    static class Folder {
        @Tree Folder first, second;
        int size;

        @Declarative
        boolean repOkLocal() {
            return size >= 0 && size <= 2;
        }
    }

    @Tree Folder root;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean has(Folder at, Folder f) {
        return at != null && (at == f || has(at.first, f) || has(at.second, f));
    }

    public void empty(Folder f) {
        f.size = 0;
        f.first = null;
    }

    @Declarative
    @glassbox.Pre("empty")
    boolean canEmpty(Folder f) {
        return f != null && has(root, f);
    }

    public void grow(Folder f) {
        f.size = f.size + 1;
    }

    @Declarative
    @glassbox.Pre("grow")
    boolean canGrow(Folder f) {
        return f != null && has(root, f);
    }
}

/** Terms of true, false, not, and: a step of one is a step of an operand, or a rule. */
class Steps implements Language {
    static class Term {
        @Range(min = 0, max = 3) int kind; // true, false, not, and
        @Tree Term one, other;

        @Declarative
        boolean isOk() {
            return (kind >= 2) == (one != null)
                    && (kind == 3) == (other != null)
                    && (one == null || one.isOk())
                    && (other == null || other.isOk());
        }

        @Declarative
        boolean isValue() {
            return kind < 2;
        }

        Term rule() throws StuckException {
            if (kind == 3) {
                return one.kind == 0 ? other : one;
            }
            if (kind != 2) {
                throw new StuckException();
            }
            Term t = new Term();
            t.kind = 1 - one.kind;
            return t;
        }

        Term step() throws StuckException {
            if (one != null && !one.isValue()) {
                one = one.step();
                return this;
            }
            if (other != null && !other.isValue()) {
                other = other.step();
                return this;
            }
            return rule();
        }
    }

    @Tree Term root;

    @Declarative
    @Override
    public boolean wellTyped() {
        return root != null && root.isOk();
    }

    @Declarative
    @Override
    public boolean isFinalState() {
        return root.isValue();
    }

    @Override
    public void smallStep() throws StuckException {
        root = root.step();
    }
}

/** The same, but for a term whose second operand keeps its place in its step: that is stuck. */
class CrookedSteps implements Language {
    static class Term {
        @Range(min = 0, max = 3) int kind; // true, false, not, and
        @Tree Term one, other;

        @Declarative
        boolean isOk() {
            return (kind >= 2) == (one != null)
                    && (kind == 3) == (other != null)
                    && (one == null || one.isOk())
                    && (other == null || other.isOk());
        }

        @Declarative
        boolean isValue() {
            return kind < 2;
        }

        Term rule() throws StuckException {
            if (kind == 3) {
                return one.kind == 0 ? other : one;
            }
            if (kind != 2) {
                throw new StuckException();
            }
            Term t = new Term();
            t.kind = 1 - one.kind;
            return t;
        }

        Term step() throws StuckException {
            if (one != null && !one.isValue()) {
                one = one.step();
                return this;
            }
            if (other != null && !other.isValue()) {
                Term was = other;
                other = other.step();
                if (other == was) {
                    throw new StuckException();
                }
                return this;
            }
            return rule();
        }
    }

    @Tree Term root;

    @Declarative
    @Override
    public boolean wellTyped() {
        return root != null && root.isOk();
    }

    @Declarative
    @Override
    public boolean isFinalState() {
        return root.isValue();
    }

    @Override
    public void smallStep() throws StuckException {
        root = root.step();
    }
}
