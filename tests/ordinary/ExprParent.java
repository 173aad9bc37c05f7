// expect: bad... violated, others hold at --nodes 3 --ints 0..3 --objects Object=1
import glassbox.*;

/** Expressions with links to their parents and the number of leaves. */
public class ExprParent {
  static class Expr { int op; int leaves; Expr parent; @Tree Expr left; @Tree Expr right; }
  @Tree Expr top;
  @Declarative boolean repOk() { return top == null || top.parent == null && fine(top); }
  @Declarative static boolean fine(Expr e) {
    if (e.op == 0) return e.left == null && e.right == null && e.leaves == 1;
    if (e.op == 1) return e.left != null && e.right == null && e.left.parent == e && fine(e.left) && e.leaves == e.left.leaves;
    return e.op == 2 && e.left != null && e.right != null && e.left.parent == e && e.right.parent == e
        && fine(e.left) && fine(e.right) && e.leaves == e.left.leaves + e.right.leaves;
  }
  public void negate() {
    if (top == null) return;
    Expr e = new Expr(); e.op = 1; e.left = top; e.leaves = top.leaves; top.parent = e; top = e;
  }
  /** --x is x, at the top of the leftmost path. */
  public void simplify() {
    for (Expr e = top; e != null; e = e.left)
      if (e.op == 1 && e.left.op == 1) { replace(e, e.left.left); return; }
  }
  private void replace(Expr e, Expr by) {
    by.parent = e.parent;
    if (e.parent == null) top = by; else if (e.parent.left == e) e.parent.left = by; else e.parent.right = by;
  }
  public void grow() { // the leftmost leaf becomes a sum
    Expr e = top;
    if (e == null) return;
    while (e.left != null) e = e.left;
    e.op = 2; e.left = leaf(e); e.right = leaf(e);
    for (; e != null; e = e.parent) e.leaves++;
  }
  public void badGrow() {
    Expr e = top;
    if (e == null) return;
    while (e.left != null) e = e.left;
    e.op = 2; e.left = leaf(e); e.right = leaf(e); e.leaves++;
  }
  private static Expr leaf(Expr p) { Expr e = new Expr(); e.leaves = 1; e.parent = p; return e; }
}
