import glassbox.Post;
import glassbox.Declarative;
import glassbox.Tree;

/**
 * Static methods that look into an argument before all else fail on null: it is told apart before
 * the call. Here are such as only seem to: they catch what is thrown, look on one branch alone, or
 * look into something else.
 */
// all Looks --nodes 3 --ints 0..2: named
// sat Looks --nodes 7 --ints 0..2: named
// all LooksCaught --nodes 3 --ints 0..2: named
// all LooksOnOneBranch --nodes 3 --ints 0..2: named
// all LooksAtAnother --nodes 3 --ints 0..2: named
// all LooksCaughtNull --nodes 3 --ints 0..2: named
// all LooksOnSecond --nodes 3 --ints 0..2: named
// all LooksFirst --nodes 3 --ints 0..2: named
public class Looks {
    static class Node {
        int value;
        @Tree Node left, right;
    }

    @Tree Node root;
    @Tree Node other;

    @Declarative
    static boolean ordered(Node n) {
        if (n.value < 0) return false;
        if (n.left != null && !(n.left.value <= n.value && ordered(n.left))) return false;
        return n.right == null || n.value <= n.right.value && ordered(n.right);
    }

    @Declarative
    public boolean repOk() {
        return (root == null || ordered(root)) && (other == null || ordered(other));
    }

    @Declarative
    static int value(Node n) {
        return n.value;
    }

    @Declarative
    static int caught(Node n) {
        try {
            return n.value;
        } catch (NullPointerException e) {
            return -1;
        }
    }

    @Declarative
    static int onOneBranch(Node n, boolean asked) {
        if (asked) return n.value;
        return -1;
    }

    @Declarative
    static int another(Node n, Node m) {
        n = m;
        return n.value;
    }

    @Declarative
    static int second(Node n, Node m) {
        int first = m.value;
        return n == null ? first : n.value;
    }

    static int counted(int[] count, Node n) {
        count[0]++;
        return n.value;
    }

    // Calls within calls that are evaluated on all paths at once.

    @Declarative
    int valueOf() {
        return value(root);
    }

    @Declarative
    boolean isCaught() {
        return caught(root) == -1;
    }

    @Declarative
    boolean isLeftOut(boolean asked) {
        return onOneBranch(root, asked) == -1;
    }

    @Declarative
    int valueOfAnother() {
        return another(root, other);
    }

    @Declarative
    int valueOfSecond() {
        return second(root, other);
    }

    public void looks() {
        if (root != null) assert valueOf() == root.value;
    }

    public int badLooks() {
        return valueOf();
    }

    public void fails() {
        boolean failed = false;
        try {
            valueOf();
        } catch (NullPointerException e) {
            failed = true;
        }
        assert failed == (root == null);
    }

    public void badFails() {
        try {
            valueOf();
        } catch (NullPointerException e) {
            assert other == null;
        }
    }

    public void catches() {
        assert (isCaught()) == (root == null);
    }

    public void badCatches() {
        assert !isCaught();
    }

    public void oneBranch(boolean asked) {
        assert asked && root == null || isLeftOut(asked) == !asked;
    }

    public void badOneBranch(boolean asked) {
        assert isLeftOut(asked) || root.value >= 0;
    }

    public void assigned() {
        if (other != null) assert valueOfAnother() == other.value;
    }

    public int badAssigned() {
        return root != null ? valueOfAnother() : 0;
    }

    public void seconds() {
        if (other != null) assert valueOfSecond() == (root == null ? other : root).value;
    }

    public void badSeconds() {
        if (other != null) assert valueOfSecond() == other.value;
    }

    public void counts() {
        int[] count = new int[1];
        try {
            counted(count, root);
        } catch (NullPointerException e) {
            assert root == null;
        }
        assert count[0] == 1;
    }

    public void puts(int v) {
        if (root != null && root.left == null && v <= valueOf() && 0 <= v) {
            root.left = new Node();
            root.left.value = v;
        }
    }

    public void badPuts(int v) {
        if (root != null && root.left == null && v <= valueOf() + 1 && 0 <= v) {
            root.left = new Node();
            root.left.value = v;
        }
    }
}

/** In an invariant: an object without a root is valid, and its operations are looked at. */
abstract class Looked {
    @Tree Looks.Node root;
    @Tree Looks.Node other;

    public void good() {
        if (root != null) assert root.value >= 0;
    }

    public int bad() {
        return root.value;
    }
}

class LooksCaught extends Looked {
    @Declarative
    public boolean repOk() {
        return Looks.caught(root) >= -1;
    }
}

class LooksOnOneBranch extends Looked {
    @Declarative
    public boolean repOk() {
        return Looks.onOneBranch(root, root != null) >= -1;
    }
}

class LooksAtAnother extends Looked {
    @Declarative
    public boolean repOk() {
        return other != null && Looks.another(root, other) >= 0;
    }
}

/** Called with nothing else than null: the method itself is not looked at then. */
class LooksCaughtNull extends Looked {
    @Declarative
    public boolean repOk() {
        return root != null || Looks.caught(root) == -1;
    }
}

/** The branch comes before the argument that it decides about. */
class LooksOnSecond extends Looked {
    boolean asked;

    @Declarative
    static int onSecond(boolean asked, Looks.Node n) {
        if (asked) return n.value;
        return -1;
    }

    @Declarative
    public boolean repOk() {
        return onSecond(asked, root) >= -1;
    }
}

/** And one that does look: there is no valid object without a root. */
class LooksFirst extends Looked {
    @Declarative
    public boolean repOk() {
        return Looks.value(root) >= 0;
    }

    @Override
    public int bad() {
        return other.value;
    }

    public int fine() {
        return root.value;
    }
}

// Which exception comes first is seen by who catches it.
// all LookWhich --nodes 2 --ints 0..2 --objects T=2: named
class LookWhich {
    static class T {
        int v;
        T n;
    }
    T t;
    int r;
    static int f(T t, int d) {
        int x = 4 / d;
        return t.v + x;
    }
    public void call(int d) {
        try {
            r = f(t, d) & 1;
        } catch (ArithmeticException e) {
            r = 2;
            assert d == 0;
        } catch (NullPointerException e) {
            r = 1;
            assert t == null && d != 0;
        }
    }
    public void badCall(int d) {
        try {
            r = f(t, d) & 1;
        } catch (NullPointerException e) {
            r = 1;
        } catch (ArithmeticException e) {
            r = 2;
            assert t != null;
        }
    }
    public void badNull(int d) {
        try {
            r = f(t, d) & 1;
        } catch (ArithmeticException e) {
            r = 2;
        } catch (NullPointerException e) {
            assert d == 0;
        }
    }
    @Declarative
    boolean repOk() {
        return r >= 0 && r <= 2;
    }
}

// A specification catches what looking into null throws.
// all LookSpec --nodes 3 --ints 0..2: named
class LookSpec {
    static class N {
        int k;
        @Tree N l, r;
    }
    @Tree N root;
    boolean has;
    static int left(N n) {
        N m = n;
        N o = m.l;
        return o.k;
    }
    static boolean safe(N n) {
        try {
            return left(n) >= 0;
        } catch (NullPointerException e) {
            return false;
        }
    }
    public void clear() {
        if (root != null) root.l = null;
        has = false;
    }
    public void badClear() {
        if (root != null) root.l = null;
    }
    public void set(int k) {
        if (root != null && root.l == null) {
            root.l = new N();
            root.l.k = k;
            has = true;
        }
    }
    public void badSet(int k) {
        if (root != null && root.l == null) {
            root.l = new N();
            root.l.k = k;
        }
    }
    @Declarative
    boolean repOk() {
        return safe(root) == has;
    }
}

// The argument that is looked into has changed places with another.
// all LookTwo --nodes 3 --ints 0..2: named
class LookTwo {
    static class N {
        int k;
        @Tree N next;
    }
    @Tree N head;
    static int pick(N a, N b) {
        N t = a;
        a = b;
        b = t;
        return a == null ? -1 : a.k;
    }
    static int both(N a, N b) {
        int x = a.k;
        return b == null ? x : x + b.k;
    }
    public int get() {
        return head == null ? -1 : pick(head, head.next);
    }
    public int badGet() {
        return both(head, null);
    }
    public int sum() {
        return head == null ? 0 : both(head, head.next);
    }
    public int badSum() {
        return head == null ? 0 : head.next == null ? 0 : both(head.next.next, head);
    }
    @Declarative
    boolean repOk() {
        return head == null || pick(null, head) == head.k && pick(head, null) == -1;
    }
    @Post("get")
    @Declarative
    boolean g(LookTwo b, int r) {
        return b.head == null || b.head.next == null ? r == -1 : r == b.head.next.k;
    }
}

// A loop that ends because null is looked into.
// all LookLoop --nodes 3 --ints 0..2: named
class LookLoop {
    static class N {
        int k;
        @Tree N next;
    }
    @Tree N head;
    int count;
    static boolean even(N n) {
        return (n.k & 1) == 0;
    }
    public void recount() {
        int c = 0;
        N n = head;
        try {
            while (true) {
                if (even(n)) c++;
                n = n.next;
            }
        } catch (NullPointerException e) {
            count = c;
        }
    }
    public void badRecount() {
        int c = 0;
        N n = head;
        try {
            do {
                n = n.next;
                if (even(n)) c++;
            } while (true);
        } catch (NullPointerException e) {
            count = c;
        }
    }
    @Declarative
    boolean repOk() {
        int c = 0;
        for (N n = head; n != null; n = n.next)
            if (even(n)) c++;
        return c == count;
    }
}

// Two arguments, of classes that override.
// all LookSub --nodes 2 --ints 0..2 --objects S=2,B=1: named
class LookSub {
    static class S {
        int v;
        int w() {
            return v;
        }
    }
    static class B extends S {
        int w() {
            return 2 - v;
        }
    }
    S a, b;
    boolean same;
    static boolean eq(S x, S y) {
        return x.v == y.v && x.w() == y.w();
    }
    public void set() {
        same = a != null && b != null && eq(a, b);
    }
    public void badSet() {
        same = a != null && b != null && a.v == b.v;
    }
    public void badEq() {
        same = eq(a, b);
    }
    @Declarative
    boolean repOk() {
        return !same || a != null && b != null && eq(a, b);
    }
}
