// grow: --height H --ints 0..60
import glassbox.Declarative;
import glassbox.Tree;

/** A treap: search order by key, heap order by priority; removal joins. */
public class TreapMax {
    static final class Node {
        final int key;
        final int priority;
        @Tree Node left;
        @Tree Node right;

        Node(int key, int priority) {
            this.key = key;
            this.priority = priority;
        }
    }

    @Tree private Node root;

    private Node insert(Node t, int key, int priority) {
        if (t == null) return new Node(key, priority);
        if (key < t.key) {
            t.left = insert(t.left, key, priority);
            if (t.left.priority > t.priority) {
                Node l = t.left;
                t.left = l.right;
                l.right = t;
                return l;
            }
        } else if (key > t.key) {
            t.right = insert(t.right, key, priority);
            if (t.right.priority > t.priority) {
                Node r = t.right;
                t.right = r.left;
                r.left = t;
                return r;
            }
        }
        return t;
    }

    private Node join(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.priority >= b.priority) {
            a.right = join(a.right, b);
            return a;
        }
        b.left = join(a, b.left);
        return b;
    }

    private Node erase(Node t, int key) {
        if (t == null) return null;
        if (key < t.key) t.left = erase(t.left, key);
        else if (key > t.key) t.right = erase(t.right, key);
        else return join(t.left, t.right);
        return t;
    }

    public void put(int key, int priority) {
        root = insert(root, key, priority);
    }

    public void remove(int key) {
        root = erase(root, key);
    }

    @Declarative
    boolean repOk() {
        return ok(root, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    @Declarative
    private boolean ok(Node t, long low, long high, int above) {
        if (t == null) return true;
        if (t.priority > above) return false;
        return t.key > low && t.key < high && ok(t.left, low, t.key, t.priority) && ok(t.right, t.key, high, t.priority);
    }
}
