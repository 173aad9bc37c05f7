// expect: violated invariant insert at --nodes 5
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** {@code AvlTree} with a bug: nodes on the way back from an insertion keep their height. */
public class AvlTreeBugHeight {
    static class Node {
        int key;
        int height = 1;
        @Tree Node left;
        @Tree Node right;

        Node(int key) {
            this.key = key;
        }
    }

    @Tree Node root;

    public boolean contains(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n != null;
    }

    /** Adds the key; says whether it is new. */
    public boolean insert(int key) {
        if (contains(key)) {
            return false;
        }
        root = insert(root, key);
        return true;
    }

    /** Takes the key out; says whether it was there. */
    public boolean remove(int key) {
        if (!contains(key)) {
            return false;
        }
        root = remove(root, key);
        return true;
    }

    private static Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else {
            n.right = insert(n.right, key);
            return n;
        }
        return balance(n);
    }

    private static Node remove(Node n, int key) {
        if (key < n.key) {
            n.left = remove(n.left, key);
        } else if (key > n.key) {
            n.right = remove(n.right, key);
        } else if (n.left == null) {
            return n.right;
        } else if (n.right == null) {
            return n.left;
        } else {
            n.key = least(n.right);
            n.right = remove(n.right, n.key);
        }
        return balance(n);
    }

    private static int least(Node n) {
        while (n.left != null) {
            n = n.left;
        }
        return n.key;
    }

    private static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    private static void update(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
    }

    /** The subtree of n, whose children differ in height by two at most, as it should be. */
    private static Node balance(Node n) {
        int lean = height(n.left) - height(n.right);
        assert lean >= -2 && lean <= 2 : "more than one step out of balance";
        if (lean > 1) {
            if (height(n.left.left) < height(n.left.right)) {
                n.left = rotateLeft(n.left);
            }
            return rotateRight(n);
        }
        if (lean < -1) {
            if (height(n.right.right) < height(n.right.left)) {
                n.right = rotateRight(n.right);
            }
            return rotateLeft(n);
        }
        update(n);
        return n;
    }

    private static Node rotateLeft(Node n) {
        Node r = n.right;
        n.right = r.left;
        r.left = n;
        update(n);
        update(r);
        return r;
    }

    private static Node rotateRight(Node n) {
        Node l = n.left;
        n.left = l.right;
        l.right = n;
        update(n);
        update(l);
        return l;
    }

    @Post("contains")
    @Declarative
    boolean isContained(AvlTreeBugHeight prestate, boolean result, int key) {
        return result == isIn(root, key);
    }

    @Post("insert")
    @Declarative
    boolean isInserted(AvlTreeBugHeight prestate, boolean result, int key) {
        return isIn(root, key)
                && result == !isIn(prestate.root, key)
                && count(root) == count(prestate.root) + (result ? 1 : 0);
    }

    @Post("remove")
    @Declarative
    boolean isRemoved(AvlTreeBugHeight prestate, boolean result, int key) {
        return !isIn(root, key)
                && result == isIn(prestate.root, key)
                && count(root) == count(prestate.root) - (result ? 1 : 0);
    }

    @Declarative
    private static boolean isIn(Node n, int key) {
        return n != null && (n.key == key || isIn(key < n.key ? n.left : n.right, key));
    }

    @Declarative
    private static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null) && isBalanced(root);
    }

    @Declarative
    private static boolean isOrdered(Node n, Node low, Node high) {
        return n == null
                || (low == null || low.key < n.key)
                        && (high == null || n.key < high.key)
                        && isOrdered(n.left, low, n)
                        && isOrdered(n.right, n, high);
    }

    /** Heights are what they say, and those of siblings differ by one at most. */
    @Declarative
    private static boolean isBalanced(Node n) {
        return n == null || hasHeight(n) && isBalanced(n.left) && isBalanced(n.right);
    }

    @Declarative
    private static boolean hasHeight(Node n) {
        int l = n.left == null ? 0 : n.left.height;
        int r = n.right == null ? 0 : n.right.height;
        return n.height == 1 + (l < r ? r : l) && l - r <= 1 && r - l <= 1;
    }
}
