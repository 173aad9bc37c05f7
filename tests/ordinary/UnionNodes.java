// expect: bad... violated, others hold at --objects Elem=3 --ints 0..2
import glassbox.*;

/** Union-find by nodes that point towards their representative; ranks grow upwards. */
public class UnionNodes {
  static class Elem { Elem up; int rank; }
  Elem a, b, c;
  @Declarative boolean repOk() { return a != null && b != null && c != null && rises(a) && rises(b) && rises(c); }
  @Declarative static boolean rises(Elem e) {
    return e.rank >= 0 && (e.up == null || e.up.rank > e.rank && rises(e.up));
  }
  private static Elem find(Elem e) {
    Elem r = e;
    while (r.up != null) r = r.up;
    while (e != r) { Elem n = e.up; e.up = r; e = n; }
    return r;
  }
  public boolean same() { return find(a) == find(b); }
  public void union() {
    Elem x = find(a), y = find(c);
    if (x == y) return;
    if (x.rank < y.rank) x.up = y; else { y.up = x; if (x.rank == y.rank) x.rank++; }
  }
  public void badUnion() {
    Elem x = find(a), y = find(b);
    if (x == y) return;
    if (x.rank <= y.rank) x.up = y; else y.up = x;
  }
}
