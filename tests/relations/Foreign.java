// verify: --scope 3 --unroll 4
import glassbox.spec.*;
import java.util.*;

class Foreign {
  // labelled loops, do-while, fall through
  @Requires("a != null && a.length <= 3") @Ensures("return = true <=> (some i, j: int | 0 <= i && i < j && j < a.length && a[i] = a[j])")
  static boolean twins(int[] a) { boolean t = false; outer: for (int i = 0; i < a.length; i++) for (int j = i + 1; j < a.length; j++) { if (a[i] != a[j]) continue; t = true; break outer; } return t; }
  @Requires("a != null && a.length <= 3") @Ensures("return = true <=> (some i, j: int | 0 <= i && i < j && j < a.length && a[i] = a[j])")
  static boolean badTwins(int[] a) { boolean t = false; outer: for (int i = 0; i < a.length; i++) for (int j = i + 1; j < a.length; j++) { if (a[i] != a[j]) continue outer; t = true; break outer; } return t; }
  @Requires("n > 0") @Ensures("return >= 1") static int steps(int n) { int c = 0; do { c++; n -= 2; } while (n > 0); return c; }
  @Requires("n >= 0") @Ensures("n = 0 <=> return = 0") static int badSteps(int n) { int c = 0; do { c++; n -= 2; } while (n > 0); return c; }
  @Returns("k = 1 => 6 else (k = 2 => 5 else (k = 3 => 3 else 0))") static int fall(int k) { int s = 0; switch (k) { case 1: s += 1; case 2: s += 2; case 3: s += 3; break; default: s = 0; } return s; }
  @Returns("k = 1 => 6 else (k = 2 => 5 else (k = 3 => 3 else 0))") static int badFall(int k) { int s = 0; switch (k) { case 1: s += 1; case 2: s += 2; break; case 3: s += 3; break; default: s = 0; } return s; }

  // order of evaluation
  @Requires("a != null && a.length = 2 && a[0] < 3 && a[0] > -3") @Modifies("a[int]") @Ensures({"a[0] = old(a[0]) + 1", "a[1] = old(a[1])", "return = 1"})
  static int bump(int[] a) { int i = 0; a[i++] += i; return i; }
  @Requires("a != null && a.length = 2 && a[0] < 3 && a[0] > -3") @Modifies("a[int]") @Ensures({"a[0] = old(a[0])", "return = 1"})
  static int badBump(int[] a) { int i = 0; a[i++] += i; return i; }
  @Requires("a != null && a.length = 2") @Modifies("a[int]") @Ensures({"a[0] = old(a[1])", "a[1] = old(a[0])"})
  static void swap(int[] a) { int i = 0; int t = a[i]; a[i] = a[i = 1]; a[i] = t; }
  @Requires("a != null && a.length = 2") @Modifies("a[int]") @Ensures({"a[0] = old(a[1])", "a[1] = old(a[0])"})
  static void badSwap(int[] a) { int i = 0; a[i] ^= a[1]; a[1] ^= a[i]; a[i = 1] ^= a[0]; }
  static int calls;
  static boolean tick(boolean b) { calls++; return b; }
  @Requires("Foreign.calls = 0") @Modifies("Foreign.calls") @Ensures({"return = true <=> (p && q)", "Foreign.calls = (p => 2 else 1)"})
  static boolean lazy(boolean p, boolean q) { return tick(p) && tick(q); }
  @Requires("Foreign.calls = 0") @Modifies("Foreign.calls") @Ensures("Foreign.calls = (p => 2 else 1)")
  static boolean badLazy(boolean p, boolean q) { return tick(p) & tick(q); }

  // finally that overrides, nested handlers
  @Returns("2") static int over(int n) { try { if (n > 0) throw new RuntimeException(); return 1; } finally { return 2; } }
  @Throws("RuntimeException: n > 0") @Returns("1") static int badOver(int n) { try { if (n > 0) throw new RuntimeException(); return 1; } finally { return 1; } }
  static class Stop extends Exception { int at; Stop(int at) { this.at = at; } }
  @Throws("Stop: n < 0") @Returns("n") static int deep(int n) throws Stop { try { try { if (n < 0) throw new Stop(n); } catch (IllegalStateException e) { return 0; } } catch (Stop s) { s.at++; throw s; } return n; }
  @Throws("Stop: n < 0") @Returns("n") static int badDeep(int n) throws Stop { try { if (n < 0) throw new Stop(n); } catch (Stop s) { if (s.at < -2) throw s; } return n; }
  @Ensures("return = (n < 0 => n else 0)") static int carried(int n) { try { deep(n); } catch (Stop s) { return n; } return 0; }
  @Ensures("return = (n < 0 => n else 0)") static int badCarried(int n) { try { deep(n); } catch (Stop s) { return s.at; } return 0; }

  // interface specification, default method, two implementations
  interface Gauge { @Requires("d >= 0 && d < 3") @Ensures("return >= d") int rise(int d);
    @Requires("d >= 0 && d < 2") @Ensures("return >= d") default int twice(int d) { return rise(rise(d) > 2 ? d : d); } 
    @Requires("d >= 0 && d < 2") @Ensures("return >= d") default int badTwice(int d) { return rise(rise(d)); } }
  static class Flat implements Gauge { public int rise(int d) { return d; } }
  static class Step implements Gauge { int more; Step() { more = 1; } public int rise(int d) { return more > 0 && more < 3 ? d + more : d; } }
  static class Drop implements Gauge { public int rise(int d) { return d == 0 ? 0 : d; } int badRise(int d) { return d - 1; } }
  @Requires("g != null") @Ensures("return >= 2") static int use(Gauge g) { return g.rise(2); }
  @Requires("g != null") @Ensures("return = 2") static int badUse(Gauge g) { return g.rise(2); }
  @Requires({"g != null", "d >= 0"}) @Ensures("return >= d") static int badPre(Gauge g, int d) { return g.rise(d); }

  // objects: aliasing, invariants over two objects, constructors
  @Invariant("this.peer != null => this.peer.peer = this")
  static class Duo { Duo peer; int tag;
    @Modifies({"this.peer", "o.peer", "this.peer.peer", "o.peer.peer"}) @Requires("o != null && o != this") @Ensures({"this.peer = o", "o.peer = this"})
    void join(Duo o) { if (peer != null) peer.peer = null; if (o.peer != null) o.peer.peer = null; peer = o; o.peer = this; }
    @Modifies({"this.peer", "o.peer", "this.peer.peer", "o.peer.peer"}) @Requires("o != null && o != this") @Ensures({"this.peer = o", "o.peer = this"})
    void badJoin(Duo o) { if (peer != null) peer.peer = null; peer = o; o.peer = this; }
    @Modifies({"this.peer", "o.peer", "this.peer.peer", "o.peer.peer"}) @Requires("o != null") @Ensures({"this.peer = o", "o.peer = this"})
    void badFrame(Duo o) { if (peer != null) { peer.peer = null; peer.tag = 0; } if (o.peer != null) o.peer.peer = null; peer = o; o.peer = this; }
  }
  @Requires("a != null && b != null") @Modifies({"a.tag", "b.tag"}) @Ensures("a != b => a.tag = 1 && b.tag = 2") static void tags(Duo a, Duo b) { a.tag = 1; b.tag = 2; }
  @Requires("a != null && b != null") @Modifies({"a.tag", "b.tag"}) @Ensures("a.tag = 1 && b.tag = 2") static void badTags(Duo a, Duo b) { a.tag = 1; b.tag = 2; }
  static class Lim { final int lo, hi; @Requires("lo <= hi") @Ensures({"this.lo = lo", "this.hi = hi"}) Lim(int lo, int hi) { this.lo = lo; this.hi = hi; }
    @Requires("n > 0") @Ensures({"this.lo = 0", "this.hi = n"}) Lim(int n) { this(0, n); } 
    @Requires("n > 0 && n < 7") @Ensures({"return.lo = 0", "return.hi = n + 1"}) static Lim upTo(int n) { return new Lim(n + 1); }
    @Ensures("return.lo <= return.hi") static Lim badMake(int a, int b) { return a < b ? new Lim(a, b) : new Lim(b + 1, a); } }

  // sets, comprehension, closure over two fields, null in sets
  static class N { N next, other; int v; }
  @Requires("n != null && x != null && (all k: N | k !in k.^next)") @Ensures("return = true <=> x in n.*next") static boolean has(N n, N x) { for (N k = n; k != null; k = k.next) if (k == x) return true; return false; }
  @Requires("n != null && (all k: N | k !in k.^next)") @Ensures("return = true <=> x in n.*next") static boolean badHas(N n, N x) { for (N k = n; k != null; k = k.next) if (k == x) return true; return false; }
  @Requires("n != null && (all k: N | k !in k.^next)") @Modifies("(n.*next).v") @Ensures("all k: n.*next - null | k.v = 0") static void clear(N n) { for (N k = n; k != null; k = k.next) k.v = 0; }
  @Requires("n != null && (all k: N | k !in k.^next)") @Modifies("(n.^next).v") @Ensures("all k: n.^next - null | k.v = 0") static void badClear(N n) { for (N k = n; k != null; k = k.next) k.v = 0; }
  @Requires("n != null && n.other != null && n.other.next != null") @Ensures("return in n.^(next + other)") static N two(N n) { return n.other.next; }
  @Requires("n != null && n.other != null") @Ensures("return in n.^next") static N badTwo(N n) { return n.other.next; }
  @Requires("n != null && n.v < 5") @Modifies("n.v") @Ensures("{k: N | k.v != old(k.v)} = n") static void one(N n) { n.v++; }
  @Requires("n != null && n.v < 5 && m != null") @Modifies({"n.v", "m.v"}) @Ensures("{k: N | k.v != old(k.v)} = n") static void badOneOf(N n, N m) { n.v++; m.v = 0; }
  @Requires("n != null") @Modifies("n.next") @Ensures("old(n.next).v = old(n.next.v) && n.next = null") static void cut(N n) { n.next = null; }
  @Requires("n != null && n.next != null") @Modifies("n.next") @Ensures("old(n).next.v = old(n.next.v)") static void badCut(N n) { n.next = n.next.next; }
}
