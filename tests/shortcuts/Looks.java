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
