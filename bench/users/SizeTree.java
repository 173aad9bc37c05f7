// grow: --height H --ints 0..63
import glassbox.Declarative;
import glassbox.Tree;

/** A sequence as a tree with sizes at its nodes (a rope of single values). */
public class SizeTree {
    static class Node {
        int size = 1;
        int value;
        @Tree Node left, right;
    }

    @Tree private Node root;

    @Declarative
    private static int size(Node n) { return n == null ? 0 : n.size; }

    public int length() { return size(root); }

    public int charAt(int i) {
        if (i < 0 || i >= size(root)) return -1;
        Node n = root;
        while (true) {
            int s = size(n.left);
            if (i == s) return n.value;
            if (i < s) n = n.left;
            else {
                i -= s + 1;
                n = n.right;
            }
        }
    }

    public void insertAt(int i, int value) {
        if (i < 0 || i > size(root)) return;
        root = insert(root, i, value);
    }

    private static Node insert(Node n, int i, int value) {
        if (n == null) {
            Node m = new Node();
            m.value = value;
            return m;
        }
        int s = size(n.left);
        if (i <= s) n.left = insert(n.left, i, value);
        else n.right = insert(n.right, i - s - 1, value);
        n.size++;
        return n;
    }

    public void deleteAt(int i) {
        if (i < 0 || i >= size(root)) return;
        root = delete(root, i);
    }

    private static Node delete(Node n, int i) {
        int s = size(n.left);
        if (i < s) n.left = delete(n.left, i);
        else if (i > s) n.right = delete(n.right, i - s - 1);
        else if (n.left == null) return n.right;
        else if (n.right == null) return n.left;
        else {
            Node m = n.right;
            while (m.left != null) m = m.left;
            n.value = m.value;
            n.right = delete(n.right, 0);
        }
        n.size--;
        return n;
    }

    @Declarative
    boolean repOk() { return sizesOk(root); }

    @Declarative
    private static boolean sizesOk(Node n) {
        return n == null || n.size == 1 + size(n.left) + size(n.right) && sizesOk(n.left) && sizesOk(n.right);
    }
}
