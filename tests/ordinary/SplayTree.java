// expect: bad... violated, others hold at --nodes 5 --ints 0..3
import glassbox.*;

/** Whatever is looked for comes to the root, by rotations. */
public class SplayTree {
  static class Node { int key; @Tree Node left; @Tree Node right; }
  @Tree Node root;
  @Declarative boolean repOk() { return within(root, null, null); }
  @Declarative static boolean within(Node n, Node lo, Node hi) {
    return n == null || (lo == null || lo.key < n.key) && (hi == null || n.key < hi.key)
        && within(n.left, lo, n) && within(n.right, n, hi);
  }
  public boolean has(int key) { root = splay(root, key); return root != null && root.key == key; }
  public void add(int key) {
    root = splay(root, key);
    if (root != null && root.key == key) return;
    Node n = new Node(); n.key = key;
    if (root != null) {
      if (key < root.key) { n.left = root.left; n.right = root; root.left = null; }
      else { n.right = root.right; n.left = root; root.right = null; }
    }
    root = n;
  }
  public void remove(int key) {
    root = splay(root, key);
    if (root == null || root.key != key) return;
    Node l = root.left, r = root.right;
    if (l == null) { root = r; return; }
    l = splay(l, key);
    l.right = r;
    root = l;
  }
  public void badRemove(int key) {
    root = splay(root, key);
    if (root == null || root.key != key) return;
    Node l = root.left, r = root.right;
    if (l == null) { root = r; return; }
    Node last = l;
    if (last.right != null) last = last.right;
    if (r != null) last.left = r;
    root = l;
  }
  private static Node splay(Node n, int key) {
    if (n == null || n.key == key) return n;
    if (key < n.key) {
      if (n.left == null) return n;
      if (key < n.left.key) { n.left.left = splay(n.left.left, key); n = right(n); }
      else if (key > n.left.key) {
        n.left.right = splay(n.left.right, key);
        if (n.left.right != null) n.left = left(n.left);
      }
      return n.left == null ? n : right(n);
    }
    if (n.right == null) return n;
    if (key > n.right.key) { n.right.right = splay(n.right.right, key); n = left(n); }
    else if (key < n.right.key) {
      n.right.left = splay(n.right.left, key);
      if (n.right.left != null) n.right = right(n.right);
    }
    return n.right == null ? n : left(n);
  }
  private static Node right(Node n) { Node l = n.left; n.left = l.right; l.right = n; return l; }
  private static Node left(Node n) { Node r = n.right; n.right = r.left; r.left = n; return r; }
}
