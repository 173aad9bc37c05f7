// expect: holds
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.Random;
import java.util.TreeMap;

/**
 * A map from int keys to values, kept in a binary search tree. The running example: its
 * nodes form a tree under {@code root}, and {@code repOk} says that the keys are in order.
 */
public class SearchTree {
    static class Node {
        int key;
        Object value;
        @Tree Node left;
        @Tree Node right;

        Node(int key, Object value) {
            this.key = key;
            this.value = value;
        }
    }

    @Tree Node root;

    /** The value under the key, or null. */
    public Object get(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n == null ? null : n.value;
    }

    /** Puts the value under the key, in place of an older one. */
    public void insert(int key, Object value) {
        Node parent = null;
        Node n = root;
        while (n != null) {
            if (n.key == key) {
                n.value = value;
                return;
            }
            parent = n;
            n = key < n.key ? n.left : n.right;
        }
        attach(parent, key, new Node(key, value));
    }

    /** Takes the key out; says whether it was there. */
    public boolean remove(int key) {
        Node parent = null;
        Node n = root;
        while (n != null && n.key != key) {
            parent = n;
            n = key < n.key ? n.left : n.right;
        }
        if (n == null) {
            return false;
        }
        attach(parent, key, n.left == null ? n.right : n.right == null ? n.left : merge(n));
        return true;
    }

    /** Hangs the subtree where the search for the key left the tree. */
    private void attach(Node parent, int key, Node subtree) {
        if (parent == null) {
            root = subtree;
        } else if (key < parent.key) {
            parent.left = subtree;
        } else {
            parent.right = subtree;
        }
    }

    /** One tree of both subtrees of n: its successor becomes the root. */
    private static Node merge(Node n) {
        Node parent = n;
        Node least = n.right;
        while (least.left != null) {
            parent = least;
            least = least.left;
        }
        if (parent != n) {
            parent.left = least.right;
            least.right = n.right;
        }
        least.left = n.left;
        return least;
    }

    /** The invariant: every key lies between those of the ancestors it hangs under. */
    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null);
    }

    @Declarative
    private static boolean isOrdered(Node n, Node low, Node high) {
        if (n == null) {
            return true;
        }
        if (low != null && n.key <= low.key || high != null && n.key >= high.key) {
            return false;
        }
        return isOrdered(n.left, low, n) && isOrdered(n.right, n, high);
    }

    /** What insert promises. */
    @Post("insert")
    @Declarative
    boolean isInserted(SearchTree prestate, int key, Object value) {
        return find(root, key) != null && find(root, key).value == value;
    }

    /** What remove promises. */
    @Post("remove")
    @Declarative
    boolean isRemoved(SearchTree prestate, boolean result, int key) {
        return find(root, key) == null && result == (find(prestate.root, key) != null);
    }

    @Declarative
    private static Node find(Node n, int key) {
        if (n == null || n.key == key) {
            return n;
        }
        return find(key < n.key ? n.left : n.right, key);
    }

    private static String show(Node n) {
        return n == null ? "." : "(" + show(n.left) + " " + n.key + " " + show(n.right) + ")";
    }

    /** Exercises the tree on a fixed sequence of keys, then on a random one. */
    public static void main(String[] args) {
        SearchTree tree = new SearchTree();
        int key = 7;
        for (int i = 0; i < 8; i++) {
            tree.insert(key, "value " + key);
            assert tree.repOk();
            key = key * 3 % 17;
        }
        System.out.println(show(tree.root));
        System.out.println("get(6) = " + tree.get(6));
        for (int gone : new int[] {7, 4, 1, 99}) {
            System.out.println("remove(" + gone + ") = " + tree.remove(gone));
            assert tree.repOk();
            System.out.println(show(tree.root));
        }
        compare(new Random(0));
    }

    /** Random operations, side by side with a TreeMap of the library. */
    private static void compare(Random random) {
        SearchTree tree = new SearchTree();
        TreeMap<Integer, Object> model = new TreeMap<>();
        for (int i = 0; i < 10_000; i++) {
            int key = random.nextInt(30);
            if (random.nextBoolean()) {
                Object value = i;
                tree.insert(key, value);
                model.put(key, value);
            } else {
                boolean expected = model.containsKey(key);
                model.remove(key);
                boolean removed = tree.remove(key);
                assert removed == expected;
            }
            assert tree.repOk() && tree.get(key) == model.get(key);
        }
    }
}
