// expect: bad... violated, others hold at --nodes 3
import glassbox.*;

/** A node's T is what the tree around it says; to the machine it is an Object. */
public class GenericNodes<T extends Comparable<T>> {
    private static class Node<T> {
        T value;
        @Tree Node<T> left;
        @Tree Node<T> right;

        Node(T value) {
            this.value = value;
        }
    }

    @Tree private Node<T> root;

    @Declarative
    boolean repOk() {
        return between(null, root, null);
    }

    @Declarative
    boolean between(T low, Node<T> n, T high) {
        return n == null
                || n.value != null
                        && (low == null || low.compareTo(n.value) < 0)
                        && (high == null || n.value.compareTo(high) < 0)
                        && between(low, n.left, n.value)
                        && between(n.value, n.right, high);
    }

    public boolean add(T v) {
        return v != null && put(v, false);
    }

    public boolean badAddTwice(T v) {
        return v != null && put(v, true);
    }

    private boolean put(T v, boolean twice) {
        if (root == null) {
            root = new Node<>(v);
            return true;
        }
        for (Node<T> n = root; ; ) {
            int c = v.compareTo(n.value);
            if (c == 0 && !twice) return false;
            Node<T> next = c < 0 ? n.left : n.right;
            if (next == null) {
                if (c < 0) n.left = new Node<>(v);
                else n.right = new Node<>(v);
                return true;
            }
            n = next;
        }
    }

    public T badLeast() {
        assert root == null || root.left == null;
        return root == null ? null : root.value;
    }
}
