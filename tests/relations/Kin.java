// verify: --scope 3
// Classes that extend, hide, override, nest and frame.
import glassbox.spec.*;

class Kin {
  interface Shape {
    @Ensures("return >= 0")
    int area();

    @Returns("true")
    default boolean isShape() { return true; }
  }

  @Invariant("this.w >= 0 && this.w < 3")
  static class Square implements Shape {
    int w;
    @Override public int area() { return w + w; }
  }

  @Invariant("this.n >= 0")
  static class Base {
    int n;
    protected int x = 1;
    static int made;

    Base() { made = 0; }

    @Ensures("this.n = k")
    @Requires("k >= 0")
    @Modifies("this.n")
    void set(int k) { n = k; }

    @Returns("1")
    int id() { return 1; }

    private int hidden() { return 1; }

    @Returns("1")
    int callsHidden() { return hidden(); }

    @Returns("this.x")
    int baseX() { return x; }
  }

  static class Sub extends Base {
    int x = 2;
    int hidden() { return 2; }

    @Override void set(int k) { super.set(k); }

    @Returns("this.x")
    int subX() { return x; }

    @Returns("{b: Base | b = this}.x")
    int superX() { return super.x; }

    @Returns("this.x")
    int badSuperX() { return super.x; }
  }

  static class Node {
    Node next;
    int value;
    Object item;
  }

  Node head;
  Object[] cells = new Object[2];
  Node[][] grid;
  static Node shared;

  class Inner {
    int y;
    @Returns("this.y")
    int outerHead() { return head == null ? y : y; }
  }

  @Requires("n != null")
  @Ensures("n.value = 1")
  @Modifies("n.value")
  static void touch(Node n) { n.value = 1; }

  @Requires("n != null")
  @Ensures("n.value = 1")
  static void badTouch(Node n) { n.value = 1; }

  @Requires("n != null && m != null")
  @Modifies("n.value")
  static void badAlias(Node n, Node m) { m.value = 1; }

  @Requires("n != null && m = n")
  @Modifies("n.value")
  static void alias(Node n, Node m) { m.value = 1; }

  @Ensures("all n: this.head.*next - null | n.value = 0")
  @Requires("all n: this.head.*next - null | n !in n.^next")
  @Modifies("(this.head.*next - null).value")
  void zero() { for (Node n = head; n != null; n = n.next) n.value = 0; }

  @Ensures("all n: this.head.*next - null | n.value = 0")
  @Requires("(all n: this.head.*next - null | n !in n.^next) && this.head != null")
  @Modifies("(this.head.*next - null).value")
  void badZero() { for (Node n = head.next; n != null; n = n.next) n.value = 0; }

  @Ensures("return.next = this.head && return !in old(Node)")
  Node fresh() { Node n = new Node(); n.next = head; return n; }

  @Ensures("return.next = this.head && return in old(Node)")
  Node badFresh() { Node n = new Node(); n.next = head; return n; }

  @Ensures("Kin.shared = n")
  @Modifies("Kin.shared")
  static void share(Node n) { shared = n; }

  @Ensures("Kin.shared = n")
  static void badShare(Node n) { shared = n; }

  @Requires("this.grid != null && this.grid.length = 2 && (all i: int | i >= 0 && i < 2 => this.grid[i] != null && this.grid[i].length = 2)")
  @Ensures("this.grid[1][0] = n")
  @Modifies("this.grid[1][0]")
  void gridSet(Node n) { grid[1][0] = n; }

  @Requires("this.grid != null && this.grid.length = 2 && (all i: int | i >= 0 && i < 2 => this.grid[i] != null && this.grid[i].length = 2)")
  @Ensures("this.grid[1][0] = n && this.grid[0][0] = old(this.grid[0][0])")
  @Modifies("this.grid[1][0]")
  void badGridSet(Node n) { grid[1][0] = n; }

  @Requires("this.grid != null && this.grid.length = 2 && this.grid[0] = this.grid[1] && this.grid[0] != null && this.grid[0].length = 2")
  @Ensures("this.grid[0][0] = n")
  @Modifies("this.grid[1][0]")
  void gridAlias(Node n) { grid[1][0] = n; }

  @Requires("b != null && k >= 0")
  @Ensures("b.n = k")
  @Modifies("b.n")
  static void dispatch(Base b, int k) { b.set(k); }

  @Requires("b != null")
  @Returns("2")
  static int badId(Sub b) { return b.id(); }

  @Requires("b != null")
  @Returns("1")
  static int subId(Sub b) { return b.id(); }

  @Requires("b != null")
  @Returns("b.x")
  static int badStaticField(Sub b) { return ((Base) b).x; }

  @Requires("s != null")
  @Ensures("return >= 0")
  static int bySpec(Shape s) { return s.area(); }

  @Requires("s != null")
  @Ensures("return > 0")
  static int badBySpec(Shape s) { return s.area(); }

  @Requires("a != null && (all i: int | i >= 0 && i < a.length => a[i] != null)")
  @Returns("#{i: int | i >= 0 && i < a.length && a[i].value = 0}")
  static int count(Node... a) { int c = 0; for (Node n : a) if (n.value == 0) c++; return c; }

  @Ensures("return = 0")
  static int varargs() { return count(); }

  @Requires("n != null && n.item instanceof Node")
  @Ensures("return = n.item")
  static Node item(Node n) { return (Node) n.item; }

  @Requires("n != null")
  @Ensures("return = n.item")
  static Node badItem(Node n) { return (Node) n.item; }
}
