// grow: --height H --ints 0..100
import glassbox.*;
import java.util.*;
/** A search tree whose invariant collects the keys in an ArrayList. */
public class CollectedTree {
    static class Node { int key; @Tree Node left, right; }
    @Tree Node root; int count;
    @Declarative private static void collect(Node n, List<Integer> out) { if (n == null) return; collect(n.left, out); out.add(n.key); collect(n.right, out); }
    @Declarative boolean repOk() { List<Integer> keys = new ArrayList<>(); collect(root, keys); for (int i = 1; i < keys.size(); i++) if (keys.get(i - 1) >= keys.get(i)) return false; return keys.size() == count; }
    public boolean add(int k) { if (root == null) { root = new Node(); root.key = k; count++; return true; }
        Node n = root; while (true) { if (k == n.key) return false; Node c = k < n.key ? n.left : n.right; if (c == null) { Node m = new Node(); m.key = k; if (k < n.key) n.left = m; else n.right = m; count++; return true; } n = c; } }
}
