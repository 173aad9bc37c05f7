// verify: --scope 3,Idioms=1 --unroll 4
import glassbox.spec.*;
import java.util.function.*;

class Idioms {
  interface Visitor { @Requires("v != null") @Modifies("v.seen") @Ensures("v.seen") void visit(Item v); 
     default void twice(Item v) { visit(v); visit(v); } }
  static class Item { boolean seen; int n; Item nx; Integer boxed; byte b; char c; long l; }
  static class Marker implements Visitor { public void visit(Item v) { v.seen = true; } }

  @Requires("w != null && v != null") @Modifies("v.seen") @Ensures("v.seen") static void viaDefault(Visitor w, Item v) { w.twice(v); }
  @Requires("w != null && v != null") @Modifies("v.seen") @Ensures("v.seen = old(v.seen)") static void badViaDefault(Visitor w, Item v) { w.twice(v); }

  @Requires("v != null") @Modifies("v.n") @Ensures({"return = 2", "v.n = 3"})
  static int fin(Item v) { try { v.n = 1; throw new IllegalStateException(); } catch (IllegalStateException e) { v.n = 2; return v.n; } finally { v.n = 3; } }
  @Requires("v != null") @Modifies("v.n") @Ensures({"return = 3", "v.n = 3"})
  static int badFin(Item v) { try { v.n = 1; throw new IllegalStateException(); } catch (IllegalStateException e) { v.n = 2; return v.n; } finally { v.n = 3; } }

  static class Res implements AutoCloseable { Item log; Res(Item l) { log = l; } public void close() { log.n = 7; } }
  @Throws("ArithmeticException: d = 0") @Requires("v != null && d != 0") @Modifies("v.n") @Ensures("v.n = 7")
  static int res(Item v, int d) { try (Res r = new Res(v)) { return 6 / d; } }
  @Throws("ArithmeticException: d = 0") @Requires("v != null && d != 0") @Modifies("v.n") @Ensures("return = 6 div d && v.n != 7")
  static int badRes(Item v, int d) { try (Res r = new Res(v)) { return 6 / d; } }

  @Requires("v != null && v.boxed != null") @Ensures("true") static int unbox(Item v) { return v.boxed; }
  @Requires("v != null") @Ensures("true") static int badUnbox(Item v) { return v.boxed; }
  @Requires("a != null && b != null") @Ensures("true") static boolean boxEq(Integer a, Integer b) { return a.equals(b); }
  @Requires("a != null && b != null") @Ensures("return <=> a = b") static boolean boxSame(Integer a, Integer b) { return a.equals(b); }
  @Ensures("return = 3") static int box() { Integer x = 3; return x; }
  @Ensures("return") static boolean same() { Integer x = 3, y = 3; return x == y; }
  @Requires("v != null") @Modifies("v.b") @Ensures("v.b = x") static void nar(Item v, int x) { v.b = (byte) x; }
  @Requires("v != null") @Ensures("return >= 0") static int chr(Item v) { return v.c; }
  @Requires("v != null && v.l > 0") @Ensures("return > 0") static long lon(Item v) { return v.l; }
  @Ensures("return = 1") static int badStrSwitch(String s) { switch (s) { case "a": return 1; case "b": return 2; default: return 1; } }
  @Ensures("return") static boolean lit() { String a = "x", b = "x"; return a == b; }
  @Ensures("return = 3") static int lam() { IntSupplier f = () -> 3; return f.getAsInt(); }
  @Requires("o instanceof Item && o != null") @Ensures("return = {i: Item | i = o}.n") static int pat(Object o) { if (o instanceof Item i) return i.n; return -1; }
  @Requires("v != null") @Modifies("v.n") @Ensures("v.n = 1") static void sync(Item v) { synchronized (v) { v.n = 1; } }
  @Ensures("return = 6") static int va() { return sum(1, 2, 3); } static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
  static final int LIMIT = 5; static int mutable = 5;
  @Ensures("return = 5") static int cons() { return LIMIT; }
  @Ensures("return = 5") static int badMut() { return mutable; }
  @Requires("v != null") @Ensures("return <=> v.nx = v") static boolean self(Item v) { return v == v.nx; }
  class Inner { int k; @Modifies("this.k") @Ensures("this.k = 1") void go() { k = 1; } @Modifies("this.k") @Ensures("true") void badGo() { outer = 2; } }
  int outer;
  @Requires("v != null") @Ensures("return <=> v in v.^nx") static boolean rec(Item v) { return rec2(v, v.nx); }
  @Requires("v != null") @Ensures("return <=> v in w.*nx") static boolean rec2(Item v, Item w) { return w != null && (w == v || rec2(v, w.nx)); }
  @Ensures("return = (x < 0 => 0 - x else x)") @Requires("x != -8") static int abs(int x) { return Math.abs(x); }
  @Ensures("return >= 0") static int badAbs(int x) { return Math.abs(x); }
  @Ensures("return = (a < b => a else b)") static int min(int a, int b) { return Math.min(a, b); }
  @Ensures("return <=> (a && !b || b && !a)") static boolean xor(boolean a, boolean b) { return a ^ b; }
  @Ensures("return <=> (a || b)") static boolean badXor(boolean a, boolean b) { return a ^ b; }
}
