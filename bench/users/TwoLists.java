// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Two sorted lists; one can be merged into the other. */
public class TwoLists {
    static class Node {
        int key;
        @Tree Node next;
    }

    @Tree private Node left, right;

    public void addLeft(int key) {
        left = insert(left, key);
    }

    public void union() {
        left = merge(left, right);
        right = null;
    }

    private static Node insert(Node n, int key) {
        if (n == null || n.key > key) {
            Node m = new Node();
            m.key = key;
            m.next = n;
            return m;
        }
        if (n.key < key) n.next = insert(n.next, key);
        return n;
    }

    private static Node merge(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.key < b.key) {
            a.next = merge(a.next, b);
            return a;
        }
        if (a.key == b.key) {
            a.next = merge(a.next, b.next);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    @Declarative
    boolean repOk() {
        return sorted(left) && sorted(right);
    }

    @Declarative
    private static boolean sorted(Node n) {
        while (n != null && n.next != null) {
            if (n.key >= n.next.key) return false;
            n = n.next;
        }
        return true;
    }
}
