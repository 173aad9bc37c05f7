// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** The textbook's red-black tree with parent links; blackHeight gives -1 for "broken". */
public class RbSentinel {
    static final class Node {
        int key;
        Object val;
        boolean red;
        @Tree Node left;
        @Tree Node right;
        Node parent;

        Node(int key, Object val, Node parent) {
            this.key = key;
            this.val = val;
            this.parent = parent;
            this.red = true;
        }
    }

    @Tree Node root;
    int size;

    public Object get(int key) {
        Node x = find(key);
        return x != null ? x.val : null;
    }

    public void insert(int key, Object val) {
        Node p = null;
        Node x = root;
        while (x != null) {
            p = x;
            if (key == x.key) {
                x.val = val;
                return;
            }
            x = key < x.key ? x.left : x.right;
        }
        Node z = new Node(key, val, p);
        if (p == null) root = z;
        else if (key < p.key) p.left = z;
        else p.right = z;
        size++;
        insertFixup(z);
    }

    public boolean remove(int key) {
        Node z = find(key);
        if (z == null) return false;
        if (z.left != null && z.right != null) {
            Node s = z.right;
            while (s.left != null) s = s.left;
            z.key = s.key;
            z.val = s.val;
            z = s;
        }
        Node child = z.left != null ? z.left : z.right;
        Node parent = z.parent;
        replace(z, child);
        if (!z.red) {
            if (child != null && child.red) child.red = false;
            else removeFixup(child, parent);
        }
        size--;
        return true;
    }

    private Node find(int key) {
        Node x = root;
        while (x != null && x.key != key) x = key < x.key ? x.left : x.right;
        return x;
    }

    private void replace(Node u, Node v) {
        if (u.parent == null) root = v;
        else if (u == u.parent.left) u.parent.left = v;
        else u.parent.right = v;
        if (v != null) v.parent = u.parent;
    }

    private void rotateLeft(Node x) {
        Node y = x.right;
        x.right = y.left;
        if (y.left != null) y.left.parent = x;
        y.parent = x.parent;
        if (x.parent == null) root = y;
        else if (x == x.parent.left) x.parent.left = y;
        else x.parent.right = y;
        y.left = x;
        x.parent = y;
    }

    private void rotateRight(Node x) {
        Node y = x.left;
        x.left = y.right;
        if (y.right != null) y.right.parent = x;
        y.parent = x.parent;
        if (x.parent == null) root = y;
        else if (x == x.parent.right) x.parent.right = y;
        else x.parent.left = y;
        y.right = x;
        x.parent = y;
    }

    private void insertFixup(Node z) {
        while (z.parent != null && z.parent.red) {
            Node g = z.parent.parent;
            if (z.parent == g.left) {
                Node u = g.right;
                if (u != null && u.red) {
                    z.parent.red = false;
                    u.red = false;
                    g.red = true;
                    z = g;
                } else {
                    if (z == z.parent.right) {
                        z = z.parent;
                        rotateLeft(z);
                    }
                    z.parent.red = false;
                    g.red = true;
                    rotateRight(g);
                }
            } else {
                Node u = g.left;
                if (u != null && u.red) {
                    z.parent.red = false;
                    u.red = false;
                    g.red = true;
                    z = g;
                } else {
                    if (z == z.parent.left) {
                        z = z.parent;
                        rotateRight(z);
                    }
                    z.parent.red = false;
                    g.red = true;
                    rotateLeft(g);
                }
            }
        }
        root.red = false;
    }

    private static boolean isRed(Node n) {
        return n != null && n.red;
    }

    private void removeFixup(Node x, Node p) {
        while (x != root && !isRed(x)) {
            if (x == p.left) {
                Node w = p.right;
                if (w.red) {
                    w.red = false;
                    p.red = true;
                    rotateLeft(p);
                    w = p.right;
                }
                if (!isRed(w.left) && !isRed(w.right)) {
                    w.red = true;
                    x = p;
                    p = x.parent;
                } else {
                    if (!isRed(w.right)) {
                        w.left.red = false;
                        w.red = true;
                        rotateRight(w);
                        w = p.right;
                    }
                    w.red = p.red;
                    p.red = false;
                    w.right.red = false;
                    rotateLeft(p);
                    x = root;
                }
            } else {
                Node w = p.left;
                if (w.red) {
                    w.red = false;
                    p.red = true;
                    rotateRight(p);
                    w = p.left;
                }
                if (!isRed(w.left) && !isRed(w.right)) {
                    w.red = true;
                    x = p;
                    p = x.parent;
                } else {
                    if (!isRed(w.left)) {
                        w.right.red = false;
                        w.red = true;
                        rotateLeft(w);
                        w = p.left;
                    }
                    w.red = p.red;
                    p.red = false;
                    w.left.red = false;
                    rotateRight(p);
                    x = root;
                }
            }
        }
        if (x != null) x.red = false;
    }

    @Declarative
    public boolean repOk() {
        if (root != null && (root.red || root.parent != null)) return false;
        if (!ordered(root, Integer.MIN_VALUE, Integer.MAX_VALUE)) return false;
        if (!linked(root)) return false;
        if (size != count(root)) return false;
        return blackHeight(root) >= 0;
    }

    private static boolean ordered(Node n, long low, long high) {
        if (n == null) return true;
        return low <= n.key && n.key <= high
            && ordered(n.left, low, (long) n.key - 1) && ordered(n.right, (long) n.key + 1, high);
    }

    private static boolean linked(Node n) {
        if (n == null) return true;
        if (n.left != null && n.left.parent != n) return false;
        if (n.right != null && n.right.parent != n) return false;
        if (n.red && (isRed(n.left) || isRed(n.right))) return false;
        return linked(n.left) && linked(n.right);
    }

    private static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }

    private static int blackHeight(Node n) {
        if (n == null) return 0;
        int a = blackHeight(n.left);
        int b = blackHeight(n.right);
        if (a < 0 || a != b) return -1;
        return n.red ? a : a + 1;
    }
}
