// verify: --scope 3,Authors=1 --unroll 3
import glassbox.spec.*;

// As people write who come from other tools: each method right, and once with one error.

class Authors {
  static class Node { Node next; int key; Object val; }
  static class Tree { Tree left, right; int key; }
  enum Color { RED, GREEN, BLUE }
  interface Shape { @Ensures("return >= 0") @Requires("true") int size(); }
  static class Dot implements Shape { public int size() { return 0; } }
  static class Box<T> { T held; 
    @Modifies("this.held") @Ensures("this.held = x && return = old(this.held)") T swap(T x) { T o = held; held = x; return o; }
    @Modifies("this.held") @Ensures("this.held = x && return = old(this.held)") T badSwap(T x) { held = x; return held; } }
  static class Base { int v; @Modifies("this.v") @Ensures("this.v = 1") void act() { v = 1; } }
  static class Der extends Base { int w; @Modifies({"this.v", "this.w"}) @Ensures("this.v = 1") void both() { v = 1; w = 2; } }
  static int counter;

  @Requires("n !in n.^next && null !in n") @Modifies("n.*next.next") @Ensures({"return.*next - null = old(n.*next) - null", "n.next = null"})
  static Node reverse(Node n) { Node p = null; while (n != null) { Node t = n.next; n.next = p; p = n; n = t; } return p; }
  @Requires("n !in n.^next && null !in n") @Modifies("n.*next.next") @Ensures({"return.*next - null = old(n.*next) - null"})
  static Node badReverse(Node n) { Node p = null; while (n.next != null) { Node t = n.next; n.next = p; p = n; n = t; } return p; }

  @Requires("n !in n.^next") @Ensures("return <=> some m: n.*next - null | m.key = k")
  static boolean has(Node n, int k) { for (; n != null; n = n.next) { if (n.key != k) continue; return true; } return false; }
  @Requires("n !in n.^next") @Ensures("return <=> some m: n.*next - null | m.key = k")
  static boolean badHas(Node n, int k) { boolean f = false; for (; n != null; n = n.next) { f = n.key == k; } return f; }

  @Requires("n !in n.^next") @Ensures("return = #(n.*next - null)")
  static int count(Node n) { int c = 0; do { if (n == null) break; c++; n = n.next; } while (true); return c; }
  @Requires("n !in n.^next") @Ensures("return = #(n.*next - null)")
  static int badCount(Node n) { int c = 0; do { c++; n = n.next; } while (n != null); return c; }

  @Requires({"t !in t.^(left + right)", "all x: t.*(left+right) - null | (all y: x.left.*(left+right) - null | y.key < x.key) && (all y: x.right.*(left+right) - null | y.key > x.key)"})
  @Ensures("return <=> some y: t.*(left+right) - null | y.key = k")
  static boolean find(Tree t, int k) { while (t != null) { if (t.key == k) return true; t = k < t.key ? t.left : t.right; } return false; }
  @Requires({"t !in t.^(left + right)", "all x: t.*(left+right) - null | (all y: x.left.*(left+right) - null | y.key < x.key) && (all y: x.right.*(left+right) - null | y.key > x.key)"})
  @Ensures("return <=> some y: t.*(left+right) - null | y.key = k")
  static boolean badFind(Tree t, int k) { while (t != null) { if (t.key == k) return true; t = k > t.key ? t.left : t.right; } return false; }

  @Requires("t != null") @Modifies({"t.left", "t.right"}) @Ensures({"t.left = old(t.right)", "t.right = old(t.left)"})
  static void mirror(Tree t) { Tree x = t.left; t.left = t.right; t.right = x; }
  @Requires("t != null") @Modifies({"t.left", "t.right"}) @Ensures({"t.left = old(t.right)", "t.right = old(t.left)"})
  static void badMirror(Tree t) { t.left = t.right; t.right = t.left; }

  @Requires("a != null") @Ensures({"return >= -1", "return >= 0 => a[return] = k", "return = -1 => (all i: int | i >= 0 && i < a.length => a[i] != k)"})
  static int index(int[] a, int k) { for (int i = 0; i < a.length; i++) if (a[i] == k) return i; return -1; }
  @Requires("a != null") @Ensures({"return >= -1", "return >= 0 => a[return] = k", "return = -1 => (all i: int | i >= 0 && i < a.length => a[i] != k)"})
  static int badIndex(int[] a, int k) { for (int i = 1; i < a.length; i++) if (a[i] == k) return i; return -1; }
  @Requires("a != null && 0 <= i && i < a.length && 0 <= j && j < a.length") @Modifies({"a[i]", "a[j]"}) @Ensures({"a[i] = old(a[j])", "a[j] = old(a[i])"})
  static void exchange(Object[] a, int i, int j) { Object t = a[i]; a[i] = a[j]; a[j] = t; }
  @Requires("a != null && 0 <= i && i < a.length && 0 <= j && j < a.length") @Modifies({"a[i]", "a[j]"}) @Ensures({"a[i] = old(a[j])", "a[j] = old(a[i])"})
  static void badExchange(Object[] a, int i, int j) { a[i] = a[j]; a[j] = a[i]; }

  @Throws({"IllegalArgumentException: c = null"}) @Ensures("return <=> c = Color.RED")
  static boolean isRed(Color c) { if (c == null) throw new IllegalArgumentException(); switch (c) { case RED: return true; case GREEN: case BLUE: return false; default: throw new IllegalStateException(); } }
  @Throws({"IllegalArgumentException: c = null"}) @Ensures("return <=> c = Color.RED")
  static boolean badIsRed(Color c) { if (c == null) throw new IllegalArgumentException(); switch (c) { case RED: case GREEN: return true; default: return false; } }
  @Requires("c != null") @Ensures({"c = Color.RED => return = Color.GREEN", "return != c", "return != null"})
  static Color turn(Color c) { return c == Color.RED ? Color.GREEN : c == Color.GREEN ? Color.BLUE : Color.RED; }
  @Requires("c != null") @Ensures("return != c")
  static Color badTurn(Color c) { return c == Color.RED ? Color.GREEN : Color.RED == c ? Color.BLUE : Color.RED == c ? c : c == Color.BLUE ? Color.RED : c; }

  @Modifies("Authors.counter") @Requires("Authors.counter < 5") @Ensures("Authors.counter = old(Authors.counter) + 1 && return = old(Authors.counter)")
  static int tick() { return counter++; }
  @Modifies("Authors.counter") @Requires("Authors.counter < 5") @Ensures("Authors.counter = old(Authors.counter) + 1 && return = old(Authors.counter)")
  static int badTick() { return ++counter; }
  @Requires("Authors.counter < 4") @Modifies("Authors.counter") @Ensures("Authors.counter = old(Authors.counter) + 2")
  static void tickTwice() { tick(); tick(); }
  @Requires("Authors.counter < 4") @Ensures("true")
  static void badTickTwice() { tick(); }

  @Throws("NullPointerException: n = null") @Modifies("n.val") @Ensures("n.val = v")
  static void put(Node n, Object v) { n.val = v; }
  @Ensures("true") @Modifies("n.val") static void badPut(Node n, Object v) { n.val = v; }
  @Requires("true") @Ensures("return = (n = null => 0 else 1)")
  static int guard(Node n) { try { Object o = n.val; return 1; } catch (NullPointerException e) { return 0; } finally { int z = 0; } }
  @Requires("true") @Ensures("return = (n = null => 0 else 1)")
  static int badGuard(Node n) { try { Object o = n.val; return 1; } catch (NullPointerException e) { return 0; } finally { return 1; } }

  @Requires("s != null") @Ensures("return >= 0") static int size(Shape s) { return s.size(); }
  @Requires("s != null") @Ensures("return > 0") static int badSize(Shape s) { return s.size(); }
  @Requires("b != null") @Modifies("b.v") @Ensures("b.v = 1") static void call(Base b) { b.act(); }
  @Requires("b != null") @Modifies("b.v") @Ensures("b.v = 2") static void badCall(Base b) { b.act(); }
  @Ensures("return <=> x instanceof Der") static boolean der(Base x) { return x instanceof Der; }
  @Ensures("return <=> x != null") static boolean badDer(Base x) { return x instanceof Der; }
  @Throws("ClassCastException: !(x instanceof Der) && x != null") @Returns("x") static Der cast(Base x) { return (Der) x; }
  @Ensures("return = s || return = t") static String pick(String s, String t) { return s == null ? t : s; }
  @Ensures("return = s") static String badPick(String s, String t) { return s == null ? t : s; }
  @Ensures("return = old(n.key)") @Requires("n != null") static int old1(Node n) { return n.key; }
  @Requires("n != null && n.next != null") @Modifies("n.next.key") @Ensures("n.next.key = 3") static void deep(Node n) { n.next.key = 3; }
  @Requires("n != null && n.next != null") @Modifies("n.next.key") @Ensures("n.key = old(n.key)") static void badDeep(Node n) { n.next.key = 3; }
  @Requires("n != null") @Modifies("n.next") @Ensures({"n.next !in old(Node) + null", "n.next.next = old(n.next)", "n.next.key = k"})
  static void insert(Node n, int k) { Node m = new Node(); m.key = k; m.next = n.next; n.next = m; }
  @Requires("n != null") @Modifies("n.next") @Ensures({"n.next !in old(Node) + null", "n.next.next = old(n.next)", "n.next.key = k"})
  static void badInsert(Node n, int k) { Node m = new Node(); n.next = m; m.key = k; m.next = n.next; }
  @Requires("x >= 0 && x < 4") @Ensures("(x = 0 => return = 1) && (x = 1 => return = 3) && (x > 1 => return = 0)")
  static int fall(int x) { int r = 0; switch (x) { case 0: r = 1; break; case 1: r = 2; r++; default: break; case 5: r = 7; } return r; }
  @Requires("x >= 0 && x < 4") @Ensures("(x = 0 => return = 1) && (x = 1 => return = 3) && (x > 1 => return = 0)")
  static int badFall(int x) { int r = 0; switch (x) { case 0: r = 1; case 1: r = r + 2; default: break; } return r; }
  @Requires("a != null && a.length <= 2 && b != null && b.length <= 2") @Ensures("return <=> some i, j: int | i >= 0 && i < a.length && j >= 0 && j < b.length && a[i] = b[j]")
  static boolean meet(Object[] a, Object[] b) { boolean r = false; outer: for (Object x : a) for (Object y : b) if (x == y) { r = true; break outer; } return r; }
  @Requires("a != null && a.length <= 2 && b != null && b.length <= 2") @Ensures("return <=> some i, j: int | i >= 0 && i < a.length && j >= 0 && j < b.length && a[i] = b[j]")
  static boolean badMeet(Object[] a, Object[] b) { boolean r = false; outer: for (Object x : a) for (Object y : b) { if (x == y) { r = true; break outer; } continue outer; } return r; }
}
