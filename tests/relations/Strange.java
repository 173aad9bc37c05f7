// verify: --scope 2 --unroll 3
import glassbox.spec.*;
import java.util.*;

class Strange {
  // integers at the ends, casts, shifts, negative remainders
  @Requires("n > -8") @Returns("n >= 0 => n rem 3 else -((-n) rem 3)") static int rest(int n) { return n % 3; }
  @Ensures("return >= 0") static int badRest(int n) { return n % 3; }
  @Requires("n > -8") @Ensures("return >= 0 && (return = n || return = -n)") static int abs(int n) { return n < 0 ? -n : n; }
  @Ensures("return >= 0") static int badAbs(int n) { return n < 0 ? -n : n; }
  @Requires("a <= b") @Ensures("a <= return && return <= b") static int middle(int a, int b) { return a + (b - a >>> 1); }
  @Requires("n >= 0 && n < 3") @Returns("n + n") static int shifted(int n) { return n << 1; }
  @Requires("n >= 0") @Ensures("return >= n") static int badShifted(int n) { return n << 1; }

  // casts, instanceof, null
  static class A { int x; } static class B extends A { int y; } static class C extends B { }
  @Throws("ClassCastException: a != null && !(a instanceof B)") @Returns("a") static B down(A a) { return (B) a; }
  @Throws("ClassCastException: !(a instanceof B)") @Returns("a") static B badDown(A a) { return (B) a; }
  @Returns("a instanceof exactly B") static boolean badJust(A a) { return a instanceof B; }
  @Requires("a != null") @Modifies("a.x") @Ensures("a instanceof C => a.x = 3") static void mark(A a) { if (a instanceof B) { a.x = 2; if (a instanceof C) ((C) a).x++; } }
  @Requires("a != null") @Modifies("a.x") @Ensures("a instanceof B => a.x = 2") static void badMark(A a) { if (a instanceof B) { a.x = 2; if (a instanceof C) ((C) a).x++; } }

  // enum and switch on it
  enum Light { RED, GREEN, OFF; }
  @Requires("l != null") @Ensures("return != l && return != null") static Light next(Light l) { switch (l) { case RED: return Light.GREEN; case GREEN: return Light.OFF; default: return Light.RED; } }
  @Requires("l != null") @Ensures("return != l") static Light badNext(Light l) { switch (l) { case RED: return Light.GREEN; case GREEN: return Light.OFF; default: return l; } }

  // arrays: shared, grown, copied over itself
  @Requires("a != null && b != null && a.length = 2 && b.length = 2") @Modifies("a[int]") @Ensures("b[0] = old(b[0]) || a = b") static void fill(int[] a, int[] b) { for (int i = 0; i < a.length; i++) a[i] = 7; }
  @Requires("a != null && b != null && a.length = 2 && b.length = 2") @Modifies("a[int]") @Ensures("b[0] = old(b[0])") static void badFill(int[] a, int[] b) { for (int i = 0; i < a.length; i++) a[i] = 7; }
  @Requires("a != null && a.length = 3") @Modifies("a[int]") @Ensures({"a[1] = old(a[0])", "a[2] = old(a[1])", "a[0] = old(a[0])"}) static void right(int[] a) { System.arraycopy(a, 0, a, 1, 2); }
  @Requires("a != null && a.length = 3") @Modifies("a[int]") @Ensures({"a[1] = old(a[0])", "a[2] = old(a[1])"}) static void badRight(int[] a) { for (int i = 0; i < 2; i++) a[i + 1] = a[i]; }
  @Throws("NegativeArraySizeException: n < 0") @Ensures({"return.length = n", "all i: int | 0 <= i && i < n => return[i] = 0"}) static int[] zeros(int n) { return new int[n]; }
  @Throws("NegativeArraySizeException: n < -1") @Ensures("return.length = n") static int[] badZeros(int n) { return new int[n]; }

  // ghost sequence, kept by an array
  @SpecField("items: seq Object | (all i: int | this.items[i] = (i >= 0 && i < this.n => this.data[i] else none))")
  static class Stack { @Invariant({"this.data != null", "this.n >= 0 && this.n <= this.data.length", "this.data instanceof exactly Object[]", "all s: Stack | s != this => s.data != this.data"}) Object[] data; int n;
    @Requires("#this.items < this.data.length") @Modifies({"this.items", "this.n", "this.data[int]"}) @Ensures({"this.items[old(this.n)] = o", "#this.items = #old(this.items) + 1", "all i: int | i < old(this.n) => this.items[i] = old(this.items[i])"}) void push(Object o) { data[n++] = o; }
    @Requires("#this.items < this.data.length") @Modifies({"this.items", "this.n", "this.data[int]"}) @Ensures("this.items[old(this.n)] = o") void badPush(Object o) { data[n] = o; }
    @Throws("NoSuchElementException: #this.items = 0") @Modifies({"this.items", "this.n"}) @Ensures({"return = old(this.items[this.n - 1])", "#this.items = #old(this.items) - 1"}) Object pop() { if (n == 0) throw new NoSuchElementException(); return data[--n]; }
    @Throws("NoSuchElementException: #this.items = 0") @Modifies({"this.items", "this.n"}) @Ensures("return = old(this.items[this.n - 1])") Object badPop() { if (n == 0) throw new NoSuchElementException(); Object o = data[n - 1]; data[--n] = null; return o; } }

  // collections
  @Requires("l != null && #l.elems < 3") @Modifies("l.elems") @Ensures({"#l.elems = #old(l.elems) + 1", "l.elems[0] = o"}) static void first(List<Object> l, Object o) { l.add(0, o); }
  @Requires("l != null && #l.elems < 3") @Modifies("l.elems") @Ensures("l.elems[0] = o") static void badFirst(List<Object> l, Object o) { l.add(o); }
  @Requires("m != null && k != null") @Modifies("m.map") @Ensures("k.(m.map) = v") static void put(Map<Object, Object> m, Object k, Object v) { m.remove(k); m.put(k, v); }
  @Requires("m != null && k != null") @Modifies("m.map") @Ensures("some k.(m.map)") static void badPut(Map<Object, Object> m, Object k) { if (m.get(k) == null) m.remove(k); }
  @Requires("s != null") @Modifies("s.elems") @Ensures({"return = true <=> old(!(o in s.elems))", "o in s.elems"}) static boolean enter(Set<Object> s, Object o) { return s.add(o); }
  @Requires("s != null && t != null") @Modifies("s.elems") @Ensures("o in t.elems <=> o in old(t.elems)") static void badEnter(Set<Object> s, Set<Object> t, Object o) { s.add(o); }
  // constants of an enum are equal only to themselves, in collections too
  @Requires("s != null && l != null") @Modifies("s.elems") @Ensures({"l in s.elems", "s.elems = old(s.elems) + l"}) static void lit(Set<Light> s, Light l) { s.add(l); }
  @Requires("s != null && l != null") @Modifies("s.elems") @Ensures("s.elems = old(s.elems) + l") static void badLit(Set<Light> s, Light l) { if (!s.contains(Light.OFF)) s.add(l); }
  @Requires("m != null && a != null && b != null && a != b") @Modifies("m.map") @Ensures({"a.(m.map) = o", "b.(m.map) = old(b.(m.map))"}) static void hang(Map<Light, Object> m, Light a, Light b, Object o) { m.put(a, o); }
  @Requires("m != null && a != null && b != null") @Modifies("m.map") @Ensures("b.(m.map) = old(b.(m.map))") static void badHang(Map<Light, Object> m, Light a, Light b, Object o) { m.put(a, o); }
}
