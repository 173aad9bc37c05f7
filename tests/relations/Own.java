// verify: --scope 3 --unroll 3
import glassbox.spec.*;
import java.util.*;

// Classes of the user that implement interfaces of the library: their own code counts.
class Own {
  static class Range implements Iterable<Integer> { int lo, hi; public Iterator<Integer> iterator() { return new It(); }
    class It implements Iterator<Integer> { int at = lo; public boolean hasNext() { return at < hi; } public Integer next() { return at++; } } }
  @Requires("r != null && r.lo >= 0 && r.hi =< 3") @Ensures("return = (r.lo < r.hi => r.hi - r.lo else 0)") static int size(Range r) { int n = 0; for (int i : r) n++; return n; }
  @Requires("r != null && r.lo >= 0 && r.hi =< 3") @Ensures("return = r.hi - r.lo") static int badSize(Range r) { int n = 0; for (Integer i : r) n++; return n; }
  static class Fickle implements Iterator<Integer> { boolean on; public boolean hasNext() { on = !on; return on; } public Integer next() { return 1; } }
  @Requires("f != null && f.on = false") @Modifies("f.on") @Ensures("return = 0") static int fickle(Fickle f) { Iterator<Integer> i = f; if (i.hasNext()) return i.hasNext() ? 1 : 0; return 1; }
  @Requires("f != null && f.on = false") @Modifies("f.on") @Ensures("return = 1") static int badFickle(Fickle f) { Iterator<Integer> i = f; if (i.hasNext()) return i.hasNext() ? 1 : 0; return 1; }
  @Requires("i != null && (i instanceof Fickle => i.on = false)") @Modifies({"Fickle.on", "i.rest"}) @Ensures("true") static int badAny(Iterator<Integer> i) { if (i.hasNext()) return i.hasNext() ? 1 : 1 / (i.hasNext() ? 0 : 1); return 1; }
  static class Three extends AbstractList<Object> { Object a, b, c; public int size() { return 3; } public Object get(int i) { switch (i) { case 0: return a; case 1: return b; case 2: return c; } throw new IndexOutOfBoundsException(); } }
  @Requires("l != null") @Ensures("return = 3") static int three(Three l) { List<Object> x = l; return x.size(); }
  @Requires("l != null") @Ensures("return = #l.elems") static int badThree(Three l) { List<Object> x = l; return x.size(); }
  @Requires("l != null") @Ensures("return = l.b") static Object second(Three l) { List<Object> x = l; return x.get(1); }
  @Requires("l != null") @Ensures("l instanceof Three => return = 3") static int either(List<Object> l) { return l.size(); }
  @Requires("l != null") @Ensures("return = #l.elems") static int badEither(List<Object> l) { return l.size(); }
  static class Ordered implements Comparable<Ordered> { int k; public int compareTo(Ordered o) { return Integer.compare(k, o.k); } }
  @Requires("a != null && b != null") @Ensures("return != null && return.k >= a.k && return.k >= b.k") static Ordered max(Ordered a, Ordered b) { return a.compareTo(b) >= 0 ? a : b; }
  static <T extends Comparable<T>> T mx(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
  @Requires("a != null && b != null") @Ensures("return != null && return.k >= a.k && return.k >= b.k") static Ordered gmax(Ordered a, Ordered b) { return mx(a, b); }
  @Requires("a != null && b != null") @Ensures("return != null && return.k > a.k") static Ordered badGmax(Ordered a, Ordered b) { return mx(a, b); }
}
