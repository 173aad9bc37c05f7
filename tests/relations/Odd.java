// verify: --scope 3 --unroll 4
import glassbox.spec.*;

class Odd {
  static class Tok { int kind; int val; Tok next; }
  static class Parser {
    Tok at; int depth;
    // expr := num ('+' num)*   kinds: 0 num, 1 plus
    @Requires({"this.at != null && this.at.kind = 0", "this.at.next = null || this.at.next.kind != 1", "this.at !in this.at.^next", "all t: Tok | t.val >= 0 && t.val < 3"})
    @Modifies("this.at") @Ensures({"return = old(this.at.val)", "this.at = old(this.at.next)"})
    int one() { int v = at.val; at = at.next; while (at != null && at.kind == 1) { at = at.next; v += at.val; at = at.next; } return v; }
    @Requires({"this.at != null && this.at.kind = 0", "all t: Tok | t !in t.^next && t.val >= 0 && t.val < 3"})
    @Modifies("this.at") @Ensures({"return >= 0"})
    int badOne() { int v = at.val; at = at.next; while (at != null && at.kind == 1) { at = at.next; v += at.val; at = at.next; } return v; }
  }
  // exceptions: nested try/finally with state
  static int log;
  @Modifies("Odd.log") @Throws("ArithmeticException: d = 0") @Ensures({"Odd.log = 1", "d = 1 => return = n", "d = -1 && n > -8 => return = -n"})
  static int guarded(int n, int d) { try { log = 0; return n / d; } finally { log = 1; } }
  @Modifies("Odd.log") @Throws("ArithmeticException: d = 0") @Ensures({"Odd.log = 1", "d = 1 => return = n"})
  static int badGuarded(int n, int d) { int r = n / d; log = 2; try { return r; } finally { if (d == 1) log = 3; else log = 1; } }
  static class Own extends RuntimeException { final int code; Own(int c) { code = c; } }
  static void raise(int c) { if (c > 0) throw new Own(c); }
  @Ensures({"c > 0 => return = c", "c <= 0 => return = 0"})
  static int caught(int c) { try { raise(c); return 0; } catch (Own o) { return o.code; } }
  @Ensures({"c > 0 => return = c", "c <= 0 => return = 0"})
  static int badCaught(int c) { try { raise(c - 1); return 0; } catch (Own o) { return o.code + 1; } }
  @Throws({"Own: c > 2", "IllegalStateException: c = 1 || c = 2"}) @Returns("c")
  static int rethrow(int c) { try { raise(c); } catch (Own o) { if (o.code <= 2) throw new IllegalStateException(o); throw o; } return c; }
  @Throws({"Own: c > 2", "IllegalStateException: c = 1 || c = 2"}) @Returns("c")
  static int badRethrow(int c) { try { raise(c); } catch (Own o) { if (o.code < 2) throw new IllegalStateException(o); throw o; } return c; }

  // inheritance: super calls, protected state, abstract template
  static abstract class Shape { protected int w, h; abstract int scale();
    @Requires("this.w >= 0 && this.w < 3 && this instanceof Square") @Returns("this.w + this.w") int twice() { return w * scale(); }
    @Requires("this.w > 0 && this.w < 3") @Returns("this.w + this.w") int badTwice() { return w * scale(); } }
  static class Square extends Shape { int scale() { return 2; } }
  static class Line extends Shape { int scale() { return 1; } int bump() { return ++w; } }
  @Requires("l != null && l.w < 7") @Modifies("l.w") @Ensures({"return = old(l.w) + 1", "l.w = return"}) static int bumped(Line l) { return l.bump(); }
  @Requires("s != null && l != null && l.w < 7") @Modifies("l.w") @Ensures("s.w = old(s.w)") static void badAliased(Shape s, Line l) { l.bump(); }
  @Requires("s != null && l != null && l.w < 7 && s != l") @Modifies("l.w") @Ensures("s.w = old(s.w)") static void aliased(Shape s, Line l) { l.bump(); }

  // statics with initialisers and constants
  static final int MAX = 3; static final int[] TABLE = {1, 2, 4}; static int counter = 5;
  @Requires("i >= 0 && i < 3") @Returns("i = 0 => 1 else (i = 1 => 2 else 4)") static int table(int i) { return i == 0 ? 1 : i == 1 ? 2 : MAX + 1; }
  @Returns("5") static int badCounter() { return counter; }
  @Returns("3") static int max() { return MAX; }
  @Requires("Odd.TABLE.length = 3 && i >= 0 && i < 3") @Ensures("return = Odd.TABLE[i]") static int viaTable(int i) { return TABLE[i]; }
  @Requires("i >= 0 && i < 3") @Ensures("return > 0") static int badTable(int i) { return TABLE[i]; }

  // recursion inlined and by spec, with heap
  static class Tree { Tree l, r; int v; }
  @Requires({"t = null || t !in t.^(l + r)", "all x: Tree | x !in x.^(l + r) && (x.l = null || x.r = null || no (x.l.*(l + r) & x.r.*(l + r)) - null)"})
  @Ensures("return = #(t.*(l + r) - null)") static int count(Tree t) { return t == null ? 0 : 1 + count(t.l) + count(t.r); }
  @Requires({"all x: Tree | x !in x.^(l + r)"})
  @Ensures("return = #(t.*(l + r) - null)") static int badCount(Tree t) { return t == null ? 0 : 1 + badCount(t.l) + badCount(t.r); }
  @Requires("t != null && all x: Tree | x !in x.^(l + r)") @Ensures({"return.l = null", "return in t.*l"}) static Tree leftmost(Tree t) { return t.l == null ? t : leftmost(t.l); }
  @Requires("t != null && all x: Tree | x !in x.^(l + r)") @Ensures({"return.l = null", "return in t.*l"}) static Tree badLeftmost(Tree t) { return t.l == null ? t : badLeftmost(t.l == null ? t.l : t.r == null ? t.l : t.r); }
  @Requires("t != null") @Modifies({"t.l", "t.r"}) @Ensures({"t.l = old(t.r)", "t.r = old(t.l)"}) static void mirror(Tree t) { Tree x = t.l; t.l = t.r; t.r = x; }
  @Requires("t != null") @Modifies({"t.l", "t.r"}) @Ensures({"t.l = old(t.r)", "t.r = old(t.l)"}) static void badMirror(Tree t) { t.l = t.r; t.r = t.l; }

  // switch on ints with default in the middle, fall through, yield, ternary chains, labelled loops
  @Ensures({"x = 1 => return = 3", "x = 2 => return = 2", "x = 5 => return = 2", "x = 7 => return = 3"})
  static int middle(int x) { int r = 0; switch (x) { case 1: r = 1; default: r += 1; if (x == 1 || x == 7) r++; if (x == 7) r++; break; case 5: r = 1; case 2: r = 2; } return r; }
  @Ensures({"x = 1 => return = 2", "x = 2 => return = 2", "x = 5 => return = 1"})
  static int badMiddle(int x) { int r = 0; switch (x) { case 1: r = 1; default: r += 1; break; case 5: r = 1; case 2: r = 2; } return r; }
  @Requires("a != null && a.length <= 3") @Ensures({"return => some i: int, j: int | i >= 0 && i < a.length && j >= 0 && j < a.length && i != j && a[i] = a[j]", "(some i: int, j: int | i >= 0 && i < a.length && j >= 0 && j < a.length && i != j && a[i] = a[j]) => return"})
  static boolean dup(int[] a) { boolean f = false; out: for (int i = 0; i < a.length; i++) for (int j = 0; j < a.length; j++) { if (i == j) continue out; if (a[i] == a[j]) { f = true; break out; } } return f; }
  @Requires("a != null && a.length <= 3") @Ensures({"(some i: int, j: int | i >= 0 && i < a.length && j >= 0 && j < a.length && i != j && a[i] = a[j]) => return"})
  static boolean badDup(int[] a) { boolean f = false; out: for (int i = 0; i < a.length; i++) for (int j = 0; j < a.length; j++) { if (i == j) break out; if (a[i] == a[j]) { f = true; break out; } } return f; }
  // Objects, generics with bounds, arrays of arrays, instanceof patterns, varargs
  @Ensures("return = (o instanceof Square => 1 else (o instanceof Line => 2 else 0))") static int kind(Object o) { if (o instanceof Square) return 1; return o instanceof Line l && l == o ? 2 : 0; }
  @Ensures("return = (o instanceof Shape => 1 else 0)") static int badKind(Object o) { return o instanceof Square ? 1 : 0; }
  static <T extends Shape> T wider(T a, T b) { return a.w >= b.w ? a : b; }
  @Requires("a != null && b != null") @Ensures({"return = a || return = b", "return.w >= a.w && return.w >= b.w"}) static Shape wide(Shape a, Shape b) { return wider(a, b); }
  @Requires("a != null && b != null") @Ensures({"return.w > a.w || return = a", "return = b => b.w > a.w || a = b", "return = a => a.w > b.w || a = b"}) static Shape badWide(Shape a, Shape b) { return wider(a, b); }
  @Requires("g != null && g.length = 2 && g[0] != null && g[1] != null && g[0].length = 1 && g[1].length = 1") @Modifies({"g[0]", "g[1]"}) @Ensures({"g[0] = old(g[1])", "g[1] = old(g[0])", "g[0][0] = old(g[1][0])"})
  static void rows(int[][] g) { int[] t = g[0]; g[0] = g[1]; g[1] = t; }
  @Requires("g != null && g.length = 2 && g[0] != null && g[1] != null && g[0].length = 1 && g[1].length = 1") @Modifies({"g[int]"}) @Ensures({"g[0][0] = old(g[1][0])", "g[1] = old(g[0])"})
  static void badRows(int[][] g) { g[0][0] = g[1][0]; int[] t = g[0]; g[0] = g[1]; g[1] = t; }
  interface Op { int ap(int x); }
  @Requires("x >= 0 && x < 3") @Returns("x + 2") static int lambda(int x) { Op f = y -> y + 1; return f.ap(f.ap(x)); }
  @Requires("x >= 0 && x < 3") @Returns("x + 1") static int badLambda(int x) { int[] c = {0}; Op f = y -> { c[0]++; return y + c[0]; }; return f.ap(f.ap(x)); }
  record Pt(int x, int y) { @Ensures({"return.x = this.y", "return.y = this.x", "return != this"}) Pt swap() { return new Pt(y, x); } @Ensures("return.x = this.x && return.y = this.y") Pt badSwap() { return new Pt(y, x); } }
  @Requires("p != null") @Returns("p.x = 0 && p.y = 0") static boolean origin(Pt p) { return p.x() == 0 && p.y() == 0; }
}
