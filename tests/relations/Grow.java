// verify: --scope 3
// Objects that a callee makes and puts where its specification lets it.
import glassbox.spec.*;

class Grow {
  static class Node {
    Node next;
    int v;
  }

  static class Wrap {
    Node inner;
    Object any;
  }

  Node head;

  @Ensures("this.head.next = old(this.head) && this.head !in old(Node)")
  @Modifies("this.head")
  void push() {
    Node n = new Node();
    n.next = head;
    head = n;
  }

  @Ensures("this.head != null && this.head.v = 1")
  @Modifies("this.head")
  void one() {
    head = new Node();
    head.v = 1;
  }

  @Ensures("return.inner != null && return.inner !in old(Node)")
  static Wrap wrap() {
    Wrap w = new Wrap();
    w.inner = new Node();
    return w;
  }

  @Ensures("return.any instanceof Node && return.any !in old(Node)")
  static Wrap wrapAny() {
    Wrap w = new Wrap();
    w.any = new Node();
    return w;
  }

  @Ensures("return.length = 2 && return[0] != null && return[0] !in old(Node)")
  static Node[] row() {
    return new Node[] {new Node(), null};
  }

  @Returns("b => 3 else 1")
  @Modifies("this.head")
  int badPushed(boolean b) {
    if (!b)
      return 1;
    push();
    return 2;
  }

  @Returns("b => 3 else 1")
  @Requires("no Node")
  @Modifies("this.head")
  int badOne(boolean b) {
    if (!b)
      return 1;
    one();
    return 2;
  }

  @Returns("b => 3 else 1")
  static int badWrapped(boolean b) {
    if (!b)
      return 1;
    wrap();
    return 2;
  }

  @Returns("b => 3 else 1")
  static int badWrappedAny(boolean b) {
    if (!b)
      return 1;
    wrapAny();
    return 2;
  }

  @Returns("b => 3 else 1")
  static int badRow(boolean b) {
    if (!b)
      return 1;
    row();
    return 2;
  }

  @Ensures("this.head.next = old(this.head)")
  @Modifies("this.head")
  void pushed() {
    push();
  }

  @Ensures("this.head.next.next = old(this.head)")
  @Modifies("this.head")
  void twice() {
    push();
    push();
  }

  @Ensures("all n: old(Node) | n.v = old(n.v)")
  @Modifies("this.head")
  void othersKept() {
    push();
  }
}
