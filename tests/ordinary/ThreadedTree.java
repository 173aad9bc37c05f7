// expect: bad... violated, others hold at --nodes 3 --ints 0..3 --objects Object=1
import glassbox.*;

/** A search tree in which a missing right child is a thread to the successor. */
public class ThreadedTree {
  static class Node { int key; @Tree Node left; @Tree Node right; Node next; }
  @Tree Node root; Node first;
  @Declarative boolean repOk() {
    return ordered(root, null, null) && first == leftmost(root) && threads(root, null);
  }
  @Declarative static boolean ordered(Node n, Node lo, Node hi) {
    return n == null || (lo == null || lo.key < n.key) && (hi == null || n.key < hi.key)
        && ordered(n.left, lo, n) && ordered(n.right, n, hi);
  }
  @Declarative static Node leftmost(Node n) { return n == null ? null : n.left == null ? n : leftmost(n.left); }
  @Declarative static boolean threads(Node n, Node after) {
    return n == null || n.next == (n.right == null ? after : leftmost(n.right))
        && threads(n.left, n) && threads(n.right, after);
  }
  public boolean has(int key) {
    for (Node n = first; n != null; n = n.next) if (n.key == key) return true;
    return false;
  }
  public void add(int key) { insert(key, true); }
  public void badAdd(int key) { insert(key, false); }
  private void insert(int key, boolean careful) {
    Node n = root, up = null, before = null, after = null;
    while (n != null) {
      if (n.key == key) return;
      up = n;
      if (key < n.key) { after = n; n = n.left; } else { before = n; n = n.right; }
    }
    Node made = new Node(); made.key = key; made.next = after;
    if (before != null) before.next = made;
    if (up == null) root = made; else if (key < up.key) up.left = made; else up.right = made;
    if (careful && before == null) first = made;
  }
}
