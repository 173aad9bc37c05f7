// verify: --unroll 5
// Control flow and evaluation order, as Java has them.
import glassbox.spec.*;

class Flow {
  static int calls;
  static final int[] TABLE = {1, 0, 2};
  int f;
  boolean flag;
  int[] data;

  enum Color { RED, GREEN, BLUE }

  static class Mark extends RuntimeException {
    final int code;
    Mark(int code) { this.code = code; }
  }

  static class Deep extends Mark {
    Deep(int code) { super(code + 1); }
  }

  static class Res implements AutoCloseable {
    int closed;
    public void close() { closed++; }
  }

  @Returns("x = 0 => 1 else x = 1 => 3 else x = 2 => 2 else 0")
  static int fall(int x) {
    int r = 0;
    switch (x) {
      default: return 0;
      case 1: r++;
      case 2: r++;
      case 0: r++;
    }
    return r;
  }

  @Returns("x = 0 => 1 else x = 1 => 2 else x = 2 => 2 else 0")
  static int badFall(int x) {
    int r = 0;
    switch (x) {
      default: return 0;
      case 1: r++;
      case 2: r++;
      case 0: r++;
    }
    return r;
  }

  @Throws("NullPointerException: c = null")
  @Returns("c = Color.RED => 1 else c = Color.GREEN => 2 else 3")
  static int color(Color c) {
    switch (c) { case RED: return 1; case GREEN: return 2; default: return 3; }
  }

  @Returns("c = Color.RED => 1 else c = Color.GREEN => 2 else 3")
  static int badColor(Color c) {
    switch (c) { case RED: return 1; case GREEN: return 2; default: return 3; }
  }

  @Returns("2")
  @SuppressWarnings("finally")
  static int last() { try { return 1; } finally { return 2; } }

  @Returns("1")
  static int kept() { int r = 1; try { return r; } finally { r = 2; } }

  @Returns("2")
  static int badKept() { int r = 1; try { return r; } finally { r = 2; } }

  @Throws("Flow.Mark: x > 0")
  @Modifies("this.f")
  void thrower(int x) { try { if (x > 0) throw new Mark(x); } finally { f = 7; } }

  @Ensures("this.f = 7")
  @Modifies("this.f")
  void badThrower(int x) { try { if (x > 0) throw new Mark(x); } finally { f = 7; } }

  @Requires("x < 5")
  @Returns("x > 0 => x + 1 else 0")
  static int field(int x) {
    try { if (x > 0) throw new Deep(x); return 0; } catch (Mark m) { return m.code; }
  }

  @Requires("x < 5")
  @Returns("x > 0 => x else 0")
  static int badField(int x) {
    try { if (x > 0) throw new Deep(x); return 0; } catch (Mark m) { return m.code; }
  }

  @Requires("r != null && this.f >= 0")
  @Ensures("r.closed = old(r.closed) + 1")
  @Modifies("r.closed")
  void resource(Res r) { try (Res q = r) { if (f > 3) throw new Mark(1); } catch (Mark m) { } }

  @Requires("r != null && this.f >= 0")
  @Ensures("r.closed = old(r.closed)")
  @Modifies("r.closed")
  void badResource(Res r) { try (Res q = r) { if (f > 3) return; } }

  @Requires("n >= 0 && n < 4")
  @Returns("n mul n")
  static int labelled(int n) {
    int c = 0;
    outer:
    for (int i = 0; i < 7; i++)
      for (int j = 0; ; j++) {
        if (i == n) break outer;
        if (j == n) continue outer;
        c++;
      }
    return c;
  }

  @Requires("n > 0 && n < 4")
  @Returns("n - 1")
  static int badDoWhile(int n) { int i = 0; do i++; while (i < n); return i; }

  @Returns("n > 1 => n else 1")
  @Requires("n < 5")
  static int doWhile(int n) { int i = 0; do i++; while (i < n); return i; }

  @Requires("a != null && a.length = 3")
  @Ensures("a[0] = old(a[1]) && a[1] = old(a[1]) && a[2] = old(a[2])")
  @Modifies("a[int]")
  static void order(int[] a) { int i = 0; a[i] = a[i = 1]; }

  @Requires("a != null && a.length = 3")
  @Ensures("a[1] = old(a[1]) && a[0] = old(a[0])")
  @Modifies("a[int]")
  static void badOrder(int[] a) { int i = 0; a[i] = a[i = 1]; }

  @Requires("x < 3 && x > -3")
  @Returns("x + x + 2")
  static int increments(int x) { return x++ + ++x; }

  @Requires("a != null && a.length = 2 && a[0] < 5 && a[1] < 5")
  @Ensures("a[0] = old(a[0]) + 2 && a[1] = old(a[1]) && return = 1")
  @Modifies("a[int]")
  static int compound(int[] a) { int i = 0; a[i++] += 2; return i; }

  @Throws("ArithmeticException: true")
  static int first(int[] a) { return a[1 / zero()]; }

  static int zero() { return 0; }

  @Throws("NullPointerException: a = null")
  static int badFirst(int[] a) { return a[1 / zero()]; }

  @Ensures("Flow.calls = old(Flow.calls) + 1")
  @Throws("NullPointerException: a = null")
  @Requires("a != null && a.length > 0 && Flow.calls < 5")
  @Modifies({"Flow.calls", "a[0]"})
  static void stored(int[] a) { a[0] = count(); }

  static int count() { return calls++; }

  @Throws("NullPointerException: true")
  static void thrown() { throw null; }

  @Throws("NullPointerException: o = null")
  static void locked(Object o) { synchronized (o) { } }

  @Ensures("true")
  static void badLocked(Object o) { synchronized (o) { } }

  @Throws("NullPointerException: i = null")
  @Returns("i.value")
  static int unboxed(Integer i) { return i; }

  @Returns("i.value")
  static int badUnboxed(Integer i) { return i; }

  @Returns("o instanceof Flow")
  static boolean nothing(Object o) { return (Flow) (o instanceof Flow ? o : null) != null; }

  @Returns("o instanceof Flow => o.f else 0")
  static int pattern(Object o) { return o instanceof Flow p && p.f != 0 ? p.f : 0; }

  @Throws("ClassCastException: o != null && !(o instanceof Flow)")
  static Flow cast(Object o) { return (Flow) o; }

  @Ensures("true")
  static Flow badCast(Object o) { return (Flow) o; }

  @Throws("NegativeArraySizeException: n < 0")
  @Ensures("return.length = n && (all i: int | i >= 0 && i < n => return[i] = 0)")
  static int[] made(int n) { return new int[n]; }

  @Ensures("return.length = n")
  static int[] badMade(int n) { return new int[n]; }

  @Requires("x >= 0 && x < 3")
  @Returns("x = 0 => 1 else x = 1 => 0 else 2")
  static int table(int x) { return x == 0 ? 1 : x == 1 ? 0 : 2; }

  @Returns("(p && !q) || (!p && q)")
  static boolean xor(boolean p, boolean q) { boolean r = p; r ^= q; return r; }

  @Returns("p && q")
  static boolean badOr(boolean p, boolean q) { boolean r = p; r |= q; return r; }

  @Ensures("this.flag = (x > 2) && this.f = old(this.f)")
  @Modifies("this.flag")
  void truth(int x) { flag = x > 2; }

  @Requires("n >= 0 && n < 5")
  @Returns("sum i: {k: int | k > 0 && k <= n} | i")
  static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

  @Requires("n >= 0 && n < 5")
  @Returns("sum i: {k: int | k > 0 && k <= n} | i")
  static int badSum(int n) { return n == 1 ? 1 : n + badSum(n - 1); }

  @Requires("n >= 0")
  @Returns("n rem 2 = 0")
  static boolean even(int n) { return n == 0 || odd(n - 1); }

  @Requires("n >= 0")
  @Returns("n rem 2 = 1")
  static boolean odd(int n) { return n != 0 && even(n - 1); }

  @Requires("n >= 0")
  @Returns("n rem 2 = 1")
  static boolean badOdd(int n) { return n == 0 || even(n - 1); }
}
