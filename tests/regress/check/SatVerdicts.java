import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Pre;

/** No state satisfies the invariant; the constructor leaves none that does. */
class NoState {
    int x;

    public NoState() {
        x = 7;
    }

    @Declarative
    boolean repOk() {
        return x != x;
    }

    public void nothing() {}
}

/** An operation that no state gets through, beside one that is in order. */
class NothingThrough {
    int x;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void excluded() {
        GlassBox.assume(x > 100);
    }

    public void fine() {
        x = 0;
    }
}

/** A precondition that the symbolic engines cannot evaluate. */
class Unevaluated {
    int x;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void first() {}

    @Pre("first")
    @Declarative
    boolean beforeFirst() {
        return !Thread.holdsLock(this);
    }

    public void second() {
        x = 1;
    }
}

/** The second operation needs a class that nothing has needed before the first fails. */
class LateClass {
    static class Late {
        static int[] limits = {1, 2};
    }

    int x;

    @Declarative
    boolean repOk() {
        return x <= 1;
    }

    public void fails() {
        x = 2;
    }

    public void late() {
        x = Late.limits[1];
    }
}

/** The second operation needs a class after the first has used up the steps. */
class LateAfterEndless {
    static class Late {
        static int[] limits = {1, 2};
    }

    int x;

    @Declarative
    boolean repOk() {
        return x <= 1;
    }

    public void endless() {
        while (x <= 1)
            x ^= 1;
    }

    public void late() {
        x = Late.limits[0];
    }
}

/** Enum constants do not count as objects: both states are of the same size. */
class EnumSize {
    enum Kind {
        A,
        B
    }

    Kind kind;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void first() {
        assert kind == null;
    }

    public void second() {
        assert kind != null;
    }
}

/** A call that throws is followed, and meets an object that it does not when merged. */
class TwoOrders {
    static class Node {
        int key;
    }

    Node a;
    Node b;

    @Declarative
    boolean repOk() {
        return a != null && b != null;
    }

    static int quotient(Node n, int d) {
        return n.key / d;
    }

    public void same(int d) {
        try {
            quotient(a, d);
        } catch (ArithmeticException e) {
            return;
        }
        b.key = 1;
        assert a == b;
    }

    public void different(int d) {
        try {
            quotient(a, d);
        } catch (ArithmeticException e) {
            return;
        }
        b.key = 1;
        assert a != b;
    }
}

/** Static fields that are first read on the second path. */
class LaterConstant {
    enum Kind {
        A,
        B
    }

    int x;

    @Declarative
    boolean repOk() {
        return Kind.A != null;
    }

    public void first() {
        x = Kind.B == null ? 1 : 0;
    }

    public void second() {}

    @Post("second")
    @Declarative
    boolean afterSecond(LaterConstant before) {
        return Kind.B.ordinal() > 0;
    }
}

/** Objects without fields cannot change: they are the same before and after. */
class NoFields {
    static class Node {}

    Node node;

    @Declarative
    boolean repOk() {
        return true;
    }

    public Node get() {
        return node;
    }

    @Post("get")
    @Declarative
    boolean isOld(NoFields before, Node result) {
        return before.node == result;
    }
}

/** Copies of arrays are arrays of their own. */
class Cloned {
    int[] a;

    @Declarative
    boolean repOk() {
        return a != null && a.length == 2 && a.clone()[1] == a[1] && a.clone() != a;
    }

    public void changesCopy() {
        int[] copy = a.clone();
        copy[0] = a[0] + 1;
        assert copy[0] != a[0] && copy[1] == a[1];
    }

    public void keepsCopy() {
        a = a.clone();
        a[1]++;
    }

    @Post("keepsCopy")
    @Declarative
    boolean isKept(Cloned before) {
        return a[0] == before.a[0] && a[1] == before.a[1];
    }
}

/** A lock that may be null. */
class Locked {
    Object lock;
    int entered;

    @Declarative
    boolean repOk() {
        return entered == 0;
    }

    public void enter() {
        synchronized (lock) {
            entered = 0;
        }
    }

    public synchronized int lockedByItself() {
        return entered;
    }
}

/** Violations of two kinds on states of one size: the earlier judged is found last. */
class TwoKinds {
    int x;

    @Declarative
    boolean repOk() {
        return x < 2;
    }

    public void second() {
        if (x == 1)
            throw new IllegalStateException();
        x = 2;
    }

    public void first() {
        if (x == 1)
            assert x == 0;
        x = 2;
    }
}

/** No state of the bounds is valid, but what the constructor leaves is. */
class OutOfBounds {
    int x;

    public OutOfBounds() {
        x = 100;
    }

    @Declarative
    boolean repOk() {
        return x == 100;
    }

    public void set() {
        x = 100;
    }
}

/** Boxed numbers: identity, equality, null, boxes of other classes with the same number. */
class Boxes {
    Integer a;
    Integer b;
    Long c;
    Number d;

    @Declarative
    boolean repOk() {
        return a != null && (b == null || a <= b) && (d == null || d == a || d == c);
    }

    public void fine(Integer x) {
        if (x != null && (b == null || x.equals(b))) {
            d = d == a ? null : d;
            a = b == null ? a : x;
        }
    }

    public void sameNumberOtherClass(Long x) {
        if (c != null && x == c && a.longValue() == x) {
            d = d == a ? x : d;
            c = null;
        }
    }

    public void nullKey(Integer x) {
        d = null;
        b = x == null ? b : x.compareTo(a) >= 0 ? x : a - 1;
    }

    public boolean never(Number x) {
        boolean same = x == (Number) c && x == (Number) a && x != null;
        if (same) {
            a = null;
        }
        return same;
    }
}

/** The whole operation cannot be merged, and the attempt to has written to an array. */
class UndoneMerge {
    static class Item {
    }

    Item a;
    Item b;

    @Declarative
    boolean repOk() {
        return a != b;
    }

    public Item clear(int n) {
        if (n > 0)
            return (new Item[] {null, new Item()})[0];
        a = null;
        return null;
    }
}
