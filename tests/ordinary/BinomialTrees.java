// expect: bad... violated, others hold at --nodes 6 --ints 0..2
import glassbox.*;

/** A binomial heap: trees by child and sibling, orders strictly rising along the roots. */
public class BinomialTrees {
  static class Heap { int key, order; @Tree Heap child; @Tree Heap sibling; }
  @Tree Heap roots;
  @Declarative boolean repOk() {
    for (Heap t = roots; t != null; t = t.sibling) {
      if (!isTree(t, t.order)) return false;
      if (t.sibling != null && t.sibling.order <= t.order) return false;
    }
    return true;
  }
  /** Its children have orders order - 1, order - 2, ... 0. */
  @Declarative static boolean isTree(Heap t, int order) {
    if (t.order != order || order < 0) return false;
    int o = order - 1;
    for (Heap c = t.child; c != null; c = c.sibling, o--)
      if (o < 0 || c.key < t.key || !isTree(c, o)) return false;
    return o == -1;
  }
  public void add(int key) {
    Heap t = new Heap(); t.key = key;
    while (roots != null && roots.order == t.order) { Heap r = roots; roots = r.sibling; t = join(t, r); }
    t.sibling = roots; roots = t;
  }
  public void badAdd(int key) {
    Heap t = new Heap(); t.key = key;
    if (roots != null && roots.order == 0) { Heap r = roots; roots = r.sibling; t = join(t, r); } // no carry
    t.sibling = roots; roots = t;
  }
  private static Heap join(Heap a, Heap b) {
    if (b.key < a.key) { Heap c = a; a = b; b = c; }
    b.sibling = a.child; a.child = b; a.order++; return a;
  }
  public int min() {
    int m = Integer.MAX_VALUE;
    for (Heap t = roots; t != null; t = t.sibling) if (t.key < m) m = t.key;
    return m;
  }
}
