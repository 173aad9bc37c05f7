// grow: --height H --ints 0..100
import glassbox.*;
/** AVL with balance factors, sentinel -1, insertion by recursion with a flag. */
public class AvlBalance {
    static class Node { int key; @Range(min=-1,max=1) int bal; @Tree Node left, right; }
    @Tree Node root; 
    private boolean taller;
    @Declarative boolean repOk() { return !taller && height(root) != -1 && ordered(root, null, null); }
    @Declarative static boolean ordered(Node n, Node lo, Node hi) { return n == null || (lo == null || lo.key < n.key) && (hi == null || n.key < hi.key) && ordered(n.left, lo, n) && ordered(n.right, n, hi); }
    @Declarative static int height(Node n) { if (n == null) return 0; int l = height(n.left); if (l == -1) return -1; int r = height(n.right); if (r == -1) return -1; if (r - l != n.bal) return -1; return 1 + (l > r ? l : r); }
    public void add(int k) { taller = false; root = add(root, k); taller = false; }
    private Node add(Node n, int k) {
        if (n == null) { n = new Node(); n.key = k; taller = true; return n; }
        if (k == n.key) { taller = false; return n; }
        if (k < n.key) { n.left = add(n.left, k); if (taller) { if (n.bal == 1) { n.bal = 0; taller = false; } else if (n.bal == 0) n.bal = -1; else { taller = false; return left(n); } } }
        else { n.right = add(n.right, k); if (taller) { if (n.bal == -1) { n.bal = 0; taller = false; } else if (n.bal == 0) n.bal = 1; else { taller = false; return right(n); } } }
        return n;
    }
    private Node left(Node n) { Node l = n.left;
        if (l.bal == -1) { n.left = l.right; l.right = n; n.bal = l.bal = 0; return l; }
        Node m = l.right; l.right = m.left; n.left = m.right; m.left = l; m.right = n; n.bal = m.bal == -1 ? 1 : 0; l.bal = m.bal == 1 ? -1 : 0; m.bal = 0; return m; }
    private Node right(Node n) { Node r = n.right;
        if (r.bal == 1) { n.right = r.left; r.left = n; n.bal = r.bal = 0; return r; }
        Node m = r.left; r.left = m.right; n.right = m.left; m.right = r; m.left = n; n.bal = m.bal == 1 ? -1 : 0; r.bal = m.bal == -1 ? 1 : 0; m.bal = 0; return m; }
    public boolean contains(int k) { Node n = root; while (n != null && n.key != k) n = k < n.key ? n.left : n.right; return n != null; }
}
