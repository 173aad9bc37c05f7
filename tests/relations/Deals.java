// verify: --scope 2
// Calls by specification, constructors, records, lambdas, collections.
import glassbox.spec.*;
import java.util.*;

class Deals {
  static class Cell { int v; Cell next; }

  record Pair(int a, Object b) {}

  static class Account {
    private int balance;
    Account peer;

    @Requires("x >= 0")
    @Ensures("this.balance = x && this.peer = null")
    Account(int x) { balance = x; }

    @Requires("x >= 0 && x <= 3")
    @Ensures("this.balance = old(this.balance) + x")
    @Modifies("this.balance")
    void add(int x) { balance += x; }

    @Throws("IllegalStateException: this.balance < x")
    @Requires("x >= 0 && this.balance >= 0")
    @Ensures("this.balance = old(this.balance) - x")
    @Modifies("this.balance")
    void take(int x) { if (balance < x) throw new IllegalStateException(); balance -= x; }

    @Requires("to != null && to != this && x >= 0 && x <= 3 && this.balance >= 0 && to.balance < 4 && to.balance >= 0")
    @Throws("IllegalStateException: to != null && to != this && x >= 0 && x <= 3 && this.balance >= 0 && to.balance < 4 && to.balance >= 0 && this.balance < x")
    @Ensures("to.balance = old(to.balance) + x && this.balance = old(this.balance) - x")
    @Modifies({"this.balance", "to.balance"})
    void transfer(Account to, int x) { take(x); to.add(x); }

    @Requires("to != null && x >= 0 && x <= 3 && this.balance >= x && to.balance < 4 && to.balance >= 0")
    @Ensures("to.balance = old(to.balance) + x")
    @Modifies({"this.balance", "to.balance"})
    void badTransfer(Account to, int x) { take(x); to.add(x); }

    @Requires("x >= 0")
    @Modifies("this.balance")
    void badCall(int x) { add(x); }

    @Modifies("this.peer")
    @Ensures("this.peer = null || this.peer.balance = 2")
    void make(boolean b) { peer = b ? new Account(2) : null; }

    @Modifies("this.peer")
    @Ensures("this.peer != null && this.peer.balance = 3")
    void badMake() { peer = new Account(2); }

    @Requires("this.balance >= 0")
    @Returns("old(this.balance) < 2")
    @Modifies("this.balance")
    boolean failing() { try { take(2); return false; } catch (IllegalStateException e) { return true; } }

    @Requires("this.balance >= 0")
    @Ensures("this.balance = old(this.balance)")
    @Modifies("this.balance")
    void badUntouched() { try { take(2); } catch (IllegalStateException e) { } }
  }

  @Ensures("return.a = x && return.b = o")
  static Pair pair(int x, Object o) { return new Pair(x, o); }

  @Requires("p != null")
  @Returns("p.a")
  static int first(Pair p) { return p.a(); }

  @Requires("p != null && p.a < 7")
  @Returns("p.a")
  static int badFirst(Pair p) { return p.a() + 1; }

  interface Op { int at(int x); }

  @Requires("x < 4")
  @Returns("x + 2")
  static int lambda(int x) { int y = 2; Op o = z -> z + y; return o.at(x); }

  @Requires("x < 4")
  @Returns("x + 1")
  static int badLambda(int x) { int y = 2; Op o = z -> z + y; return o.at(x); }

  @Requires("x < 4")
  @Returns("x + 1")
  static int anonymous(int x) { return new Op() { int k = 1; public int at(int z) { return z + k; } }.at(x); }

  List<Object> items;
  Set<Object> seen;
  Map<Object, Object> table;

  @Requires("this.items != null && #this.items.elems < 3")
  @Ensures("this.items.elems[#old(this.items.elems)] = o && #this.items.elems = #old(this.items.elems) + 1")
  @Modifies("this.items.elems")
  void push(Object o) { items.add(o); }

  @Requires("this.items != null && #this.items.elems < 3")
  @Ensures("this.items.elems[0] = o")
  @Modifies("this.items.elems")
  void badPush(Object o) { items.add(o); }

  @Requires("this.items != null && this.seen != null && o != null")
  @Ensures("o in this.seen.elems")
  @Modifies("this.seen.elems")
  void see(Object o) { if (!seen.contains(o)) seen.add(o); }

  @Requires("this.seen != null && o != null")
  @Returns("o !in old(this.seen.elems)")
  @Modifies("this.seen.elems")
  boolean addNew(Object o) { return seen.add(o); }

  @Requires("this.seen != null && o != null")
  @Returns("o in old(this.seen.elems)")
  @Modifies("this.seen.elems")
  boolean badAddNew(Object o) { return seen.add(o); }

  @Requires("this.table != null && k != null && v != null")
  @Ensures("k.(this.table.map) = v")
  @Modifies("this.table.map")
  void put(Object k, Object v) { table.put(k, v); }

  @Requires("this.table != null && k != null && v != null")
  @Ensures("return = (some k.(old(this.table.map)) => k.(old(this.table.map)) else null)")
  @Modifies("this.table.map")
  Object previous(Object k, Object v) { return table.put(k, v); }

  @Requires("this.table != null && k != null && v != null")
  @Ensures("this.table.map = old(this.table.map) + k -> v")
  @Modifies("this.table.map")
  void badPut(Object k, Object v) { table.put(k, v); }

  @Requires("this.items != null && #this.items.elems <= 3")
  @Returns("#{i: int | some this.items.elems[i] && this.items.elems[i] = null}")
  int nulls() { int c = 0; for (Object o : items) if (o == null) c++; return c; }

  @Requires("this.items != null && #this.items.elems <= 3")
  @Returns("#this.items.elems")
  int badNulls() { int c = 0; for (Object o : items) if (o == null) c++; return c; }

  @Requires("this.items != null && #this.items.elems = 2")
  @Ensures("#this.items.elems = 1")
  @Modifies("this.items.elems")
  void removeFirst() { items.remove(0); }

  @Requires("this.items != null && o != null && #this.items.elems <= 3")
  @Ensures("o !in int.(this.items.elems)")
  @Modifies("this.items.elems")
  void badRemove(Object o) { items.remove(o); }

  static int initial = 3;
  static final int FIXED = 3;
  static final Object LOCK = new Object();

  @Returns("3")
  static int fixed() { return FIXED; }

  @Returns("3")
  static int badInitial() { return initial; }

  @Ensures("return != null")
  static Object lock() { return LOCK; }

  @Requires("c != null && c.v >= 0 && c.v < 3")
  @Ensures("c.v = old(c.v) + 1")
  @Modifies("c.v")
  static void bump(Cell c) { Cell d = c; synchronized (d) { d.v++; } }

  @Requires("c != null")
  @Ensures("c.next = c")
  @Modifies("c.next")
  static Cell loop(Cell c) { return c.next = c; }

  @Returns("x = y")
  static boolean boxes(Integer x, Integer y) { return x == y; }

  @Requires("a != null && b != null && a.length = 2 && b.length = 2")
  @Ensures("a[0] = 1 && b[0] = 2")
  @Modifies({"a[0]", "b[0]"})
  static void badTwo(int[] a, int[] b) { a[0] = 1; b[0] = 2; }

  @Requires("a != null && b != null && a != b && a.length = 2 && b.length = 2")
  @Ensures("a[0] = 1 && b[0] = 2")
  @Modifies({"a[0]", "b[0]"})
  static void two(int[] a, int[] b) { a[0] = 1; b[0] = 2; }
}
