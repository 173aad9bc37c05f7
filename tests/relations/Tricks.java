// verify: --scope 3,Tricks=1 --unroll 4
import glassbox.spec.*;
import java.util.*;

class Tricks {
  static class P { int x; P nx; @Modifies("this.x") @Ensures("this.x = old(this.x) + 1") void inc() { x++; } int raw() { return x; } }
  static class Q extends P { int y; int raw() { return y; } }
  static class R extends P { @Override void inc() { super.inc(); } }
  @Requires("p != null && p.x < 5") @Modifies("p.x") @Ensures("p.x = old(p.x) + 2") static void two(P p) { p.inc(); p.inc(); }
  @Requires("p != null") @Ensures("return = p.x") static int badRaw(P p) { return p.raw(); }
  @Requires("p instanceof exactly P") @Ensures("return = p.x") static int raw(P p) { return p.raw(); }

  static class Box<T extends Comparable<T>> { T v; }
  @Requires("b != null") @Modifies("b.v") @Ensures("b.v = s") static void put(Box<String> b, String s) { b.v = s; }
  @Throws("ArrayStoreException: a.length > 0 && o instanceof Q = false && a instanceof Q[] && o != null") @Requires("a != null && a.length > 0 && (o = null || a instanceof exactly P[])") @Modifies("a[0]") @Ensures("a[0] = o")
  static void store(P[] a, P o) { a[0] = o; }
  @Requires("a != null && a.length > 0") @Modifies("a[0]") @Ensures("a[0] = o") static void badStore(P[] a, P o) { a[0] = o; }

  static class C { final int k; static int made; C next;
    @Requires("n >= 0") @Throws("IllegalArgumentException: n < 0") @Modifies("C.made") @Ensures({"this.k = n", "C.made = old(C.made) + 1"}) C(int n) { if (n < 0) throw new IllegalArgumentException(); k = n; made++; }
    @Requires("n >= 0") @Modifies({"C.made", "o.next"}) @Ensures("this.k = n") C(int n, C o) { this(n); if (o != null) o.next = this; }
  }
  @Requires("true") @Modifies("C.made") @Ensures("return = null || return.k = n") static C mk(int n) { try { return new C(n); } catch (IllegalArgumentException e) { return null; } }
  @Requires("true") @Modifies("C.made") @Ensures("return.k = n") static C badMk(int n) { try { return new C(n); } catch (RuntimeException e) { return null; } }

  @Requires("a != null && b != null") @Modifies({"a.x", "b.x"}) @Ensures("a.x = 1 && b.x = 2") static void badAlias(P a, P b) { a.x = 1; b.x = 2; }
  @Requires("a != null && b != null && a != b") @Modifies({"a.x", "b.x"}) @Ensures("a.x = 1 && b.x = 2") static void alias(P a, P b) { a.x = 1; b.x = 2; }
  @Requires("a != null && a.nx != null") @Modifies("a.nx.x") @Ensures("true") static void badMoved(P a) { a.nx = a; a.nx.x = 3; }
  @Requires("a != null && a.nx != null && a.nx.nx != null") @Modifies({"a.nx", "a.nx.x"}) @Ensures("true") static void badMoved2(P a) { a.nx = a.nx.nx; a.nx.x = 3; }

  @Requires("s != null") @Ensures("return <=> o in s.elems") static boolean inSet(Set<Object> s, Object o) { return s.contains(o); }
  @Requires("s != null") @Ensures("return <=> o in s.elems") static boolean inSet2(Set<Object> s, Object o) { for (Object e : s) if (e == o) return true; return false; }
  @Requires("s != null") @Ensures("return <=> o in s.elems") static boolean badInSet(Set<Object> s, Object o) { for (Object e : s) return e == o; return false; }
  @Requires("l != null && #l.elems <= 3") @Ensures("return = #{i: int | l.elems[i] = o}") static int cnt(List<Object> l, Object o) { int n = 0; for (Object e : l) if (e == o) n++; return n; }
  @Requires("l != null && #l.elems <= 3") @Ensures("return = #{i: int | i >= 0 && i < #l.elems && l.elems[i] = o}") static int badCnt(List<Object> l, Object o) { int n = 0; for (int i = 1; i < l.size(); i++) if (l.get(i) == o) n++; return n; }
  @Requires("m != null && k != null && v != null") @Modifies("m.map") @Ensures("k.(m.map) = v") static void mput(Map<Object,Object> m, Object k, Object v) { m.put(k, v); }
  @Requires("m != null && k != null && v != null") @Modifies("m.map") @Ensures("k.(m.map) = v") static void badMput(Map<Object,Object> m, Object k, Object v) { m.putIfAbsent(k, v); }

  static int depth;
  @Requires("n >= 0 && n <= 3") @Ensures("return = n") static int down(int n) { return n == 0 ? 0 : 1 + down(n - 1); }
  @Requires("n >= 0 && n <= 3") @Ensures("return = n") static int badDown(int n) { return n <= 1 ? 0 : 1 + down(n - 1); }
  @Ensures("return <=> n rem 2 = 0") @Requires("n >= 0") static boolean even(int n) { return n == 0 || odd(n - 1); }
  @Ensures("return <=> n rem 2 = 1") @Requires("n >= 0") static boolean odd(int n) { return n != 0 && even(n - 1); }
  @Requires("n >= 0") @Ensures("return = n") static int forever(int n) { return forever(n); }
  @Requires("p != null") @Ensures("p.x = p.x") static void taut(P p) { }
  @Ensures("return") static boolean badStatics() { return depth == 0; }
  @Requires("p != null") @Ensures("return = p.x + p.x") static int twice(P p) { int s = 0; label: { if (p.x > 3) break label; s = p.x; } if (p.x > 3) s = p.x; return s + s; }
  @Requires("i >= 0 && i < 7") @Ensures("return = i + 1") static int post(int i) { int j = i++; return j == i ? i : i; }
  @Requires("i >= 0 && i < 7") @Ensures("return = i + 1") static int badPost(int i) { i = i++; return i; }
  @Requires("p != null") @Ensures("return = (p.nx != null => p.nx.x else 0)") static int opt(P p) { return Optional.ofNullable(p.nx).map(q -> q.x).orElse(0); }
}
