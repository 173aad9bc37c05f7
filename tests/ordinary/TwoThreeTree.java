// expect: bad... violated, others hold at --nodes 3 --ints 0..3 --objects Object=1
import glassbox.*;

/** A 2-3 tree: one key and two children, or two keys and three; all leaves at one depth. */
public class TwoThreeTree {
  static class Node {
    int one, two; boolean full;
    @Tree Node left; @Tree Node middle; @Tree Node right;
    Node(int k) { one = k; }
  }
  @Tree Node root;
  @Declarative boolean repOk() { return depth(root) >= 0 && within(root, -1, 1000); }
  @Declarative static int depth(Node n) {
    if (n == null) return 0;
    int l = depth(n.left), m = depth(n.middle);
    if (l < 0 || l != m) return -1;
    if (n.full ? depth(n.right) != l : n.right != null) return -1;
    return l + 1;
  }
  @Declarative static boolean within(Node n, int lo, int hi) {
    if (n == null) return true;
    if (n.one <= lo || n.one >= hi) return false;
    if (!n.full) return within(n.left, lo, n.one) && within(n.middle, n.one, hi);
    return n.one < n.two && n.two < hi && within(n.left, lo, n.one)
        && within(n.middle, n.one, n.two) && within(n.right, n.two, hi);
  }
  public boolean has(int k) {
    Node n = root;
    while (n != null) {
      if (k == n.one || n.full && k == n.two) return true;
      n = k < n.one ? n.left : !n.full || k < n.two ? n.middle : n.right;
    }
    return false;
  }
  public void add(int k) {
    if (k < 0 || k >= 1000 || has(k)) return;
    Node up = into(root, k, null);
    if (up != null) root = up;
  }
  public void badAdd(int k) {
    if (k < 0 || k >= 1000 || has(k)) return;
    Node n = root;
    if (n != null && n.left == null && !n.full) { n.two = k; n.full = true; } // not sorted
    else { Node up = into(root, k, null); if (up != null) root = up; }
  }
  /** A node that comes up, with two children, or null. */
  private static Node into(Node n, int k, Node none) {
    if (n == null) return new Node(k);
    boolean atLeft = k < n.one, atMiddle = !atLeft && (!n.full || k < n.two);
    Node up = into(atLeft ? n.left : atMiddle ? n.middle : n.right, k, none);
    if (up == null) return null;
    if (n.left != null && up == n) return null;
    if (!n.full) {
      n.full = true;
      if (atLeft) { n.two = n.one; n.one = up.one; n.right = n.middle; n.left = up.left; n.middle = up.middle; }
      else { n.two = up.one; n.middle = up.left; n.right = up.middle; }
      return null;
    }
    Node other;
    if (atLeft) {
      other = new Node(n.two); other.left = n.middle; other.middle = n.right;
      Node top = new Node(n.one); top.left = up; top.middle = other; return top;
    }
    if (atMiddle) {
      other = new Node(n.two); other.left = up.middle; other.middle = n.right;
      n.full = false; n.right = null; n.middle = up.left;
      Node top = new Node(up.one); top.left = n; top.middle = other; return top;
    }
    Node top = new Node(n.two); n.full = false; n.right = null; 
    top.left = n; top.middle = up; return top;
  }
}
