// verify: --scope 3 --unroll 3
import glassbox.spec.*;
import java.util.*;

// equals as development environments write it; classes compared.
class Alike {
  static class P { int x; String n; 
    @Override public boolean equals(Object o) { if (this == o) return true; if (o == null || getClass() != o.getClass()) return false; P p = (P) o; return x == p.x && Objects.equals(n, p.n); }
    @Override public int hashCode() { return x; } }
  static class Q extends P { int z; }
  @Requires("a != null && b != null && a instanceof exactly P && b instanceof exactly P") @Ensures("return <=> a.x = b.x && a.n = b.n") static boolean eqP(P a, P b) { return a.equals(b); }
  @Requires("a != null") @Ensures("return => b != null && a.x = b.x && (a instanceof Q <=> b instanceof Q)") static boolean eqB(P a, P b) { return a.equals(b); }
  @Requires("a != null && b != null") @Ensures("return <=> a.x = b.x && a.n = b.n") static boolean badEqP(P a, P b) { return a.equals(b); }
  @Requires("a != null") @Ensures("return <=> a instanceof exactly P") static boolean lit(P a) { return a.getClass() == P.class; }
  @Requires("a != null") @Ensures("return <=> a instanceof P") static boolean badLit(P a) { return P.class == a.getClass(); }
  @Requires("o != null") @Ensures("return <=> o instanceof Q") static boolean isQ(Object o) { return o.getClass() == Q.class; }
  @Requires("o != null") @Ensures("return <=> o instanceof P") static boolean badIsQ(Object o) { return Q.class != o.getClass(); }
  @Throws("NullPointerException: a = null") @Ensures("return <=> a instanceof Q") static boolean npe(P a) { return Q.class == a.getClass(); }
  static abstract class Shape { int w; } static class S1 extends Shape { } static class S2 extends Shape { }
  @Requires("a != null && b != null") @Ensures("return <=> (a instanceof S1 <=> b instanceof S1)") static boolean alike(Shape a, Shape b) { return a.getClass() == b.getClass(); }
  @Requires("a != null && b != null") @Ensures("return") static boolean badAlike(Shape a, Shape b) { if (a.getClass() == b.getClass()) return true; return a == b; }
  enum Light { RED, GREEN, AMBER }
  @Requires("l != null && m != null") @Ensures("return <=> l = m || l = Light.RED || m = Light.AMBER") static boolean ord(Light l, Light m) { return l.compareTo(m) <= 0; }
  @Requires("l != null && m != null") @Ensures("return <=> l = Light.RED || m = Light.AMBER") static boolean badOrd(Light l, Light m) { return l.compareTo(m) <= 0; }
  interface Odd { }
  @Requires("a != null && b != null") @Ensures("a = b => return") static boolean unknown(Odd a, Odd b) { return a.getClass() == b.getClass(); }
  @Requires("a != null") @Ensures("return") static boolean self(Object a) { return a.getClass() == a.getClass(); }
}
