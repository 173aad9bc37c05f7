// verify: --scope 3
// More calls by specification: what they leave open, statics, arrays, interfaces.
import glassbox.spec.*;

class More {
  static class Node { Node next; int v; }
  interface Source {
    @Ensures("return != null && return.v > 0")
    Node give();
    @Modifies("out.v")
    @Requires("out != null")
    void fill(Node out);
  }
  static Node shared;
  static int total;
  Node[] row;
  Source source;
  Object any;

  @Ensures("More.shared != null && More.shared !in old(Node)")
  @Modifies("More.shared")
  static void renew() { shared = new Node(); }

  @Returns("b => 3 else 1")
  @Modifies("More.shared")
  static int badRenewed(boolean b) { if (!b) return 1; renew(); return 2; }

  @Ensures("More.shared != null")
  @Modifies("More.shared")
  static void renewed() { renew(); }

  @Requires("this.row != null && this.row.length = 2")
  @Ensures("this.row[0] !in old(Node) && this.row[0] != null")
  @Modifies("this.row[0]")
  void refill() { row[0] = new Node(); }

  @Requires("this.row instanceof exactly Node[] && this.row.length = 2")
  @Returns("b => 3 else 1")
  @Modifies("this.row[0]")
  int badRefilled(boolean b) { if (!b) return 1; refill(); return 2; }

  @Requires("this.row != null && this.row.length = 2")
  @Ensures("this.row[1] = old(this.row[1])")
  @Modifies("this.row[0]")
  void refilled() { refill(); }

  @Ensures("this.row != null && this.row.length = 1")
  @Modifies("this.row")
  void badSpec() { row = null; }

  @Requires("this.source != null")
  @Ensures("return > 0")
  int given() { return source.give().v; }

  @Requires("this.source != null")
  @Ensures("return > 1")
  int badGiven() { return source.give().v; }

  @Requires("this.source != null && n != null && m != null && n != m")
  @Ensures("m.v = old(m.v)")
  @Modifies("n.v")
  void filled(Node n, Node m) { source.fill(n); }

  @Requires("this.source != null && n != null")
  @Ensures("n.v = old(n.v)")
  @Modifies("n.v")
  void badFilled(Node n) { source.fill(n); }

  @Requires("this.source != null")
  @Modifies("n.v")
  void badFillNull(Node n) { source.fill(n); }

  @Modifies("More.total")
  @Ensures("More.total = old(More.total) + 1")
  static void count() { total++; }

  @Modifies("More.total")
  @Ensures("More.total = old(More.total) + 3")
  static void three() { for (int i = 0; i < 3; i++) count(); }

  @Modifies("More.total")
  @Ensures("More.total = old(More.total) + 2")
  static void badThree() { for (int i = 0; i < 3; i++) count(); }

  @Ensures("this.any = null || this.any !in old(Object)")
  @Modifies("this.any")
  void anything() { any = new Object(); }

  @Ensures("this.any = null || !(this.any in old(Object))")
  @Modifies("this.any")
  void any2() { anything(); }

  @Ensures("this.any != null")
  @Modifies("this.any")
  void badAny2() { anything(); }

  static class Err extends RuntimeException { Node n; Err(Node n) { this.n = n; } }

  @Requires("n != null && n.v >= 0")
  @Throws("More.Err: n != null && n.v < 0")
  static void careful(Node n) { if (n.v < 0) throw new Err(n); }

  @Requires("n != null")
  @Returns("n.v < 0")
  static boolean caught(Node n) { try { careful(n); return false; } catch (Err e) { return true; } }

  @Requires("n != null && n.v < 0")
  @Returns("n")
  static Node badCaught(Node n) { try { careful(n); return null; } catch (Err e) { return e.n; } }

  @Requires("n != null && n.v < 0")
  @Returns("n")
  static Node inlined(Node n) { try { throwing(n); return null; } catch (Err e) { return e.n; } }

  static void throwing(Node n) { if (n.v < 0) throw new Err(n); }
}
