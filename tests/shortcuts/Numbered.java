import glassbox.Declarative;
import glassbox.Tree;

/**
 * Objects of a pool that lead to each other. Of the states that differ in their names alone one is
 * checked: each class is wrong for states of one shape, and right for all that look like it.
 */
// all OneOfTwo --objects A=3 --ints 0..1: violated
// all SharedTail --objects A=3 --ints 0..1: violated
// all SecondFirst --objects A=3 --ints 0..1: violated
// all FarBack --objects A=4 --ints 0..1: violated
// all GivenOne --objects A=3 --ints 0..1: violated
// all GivenApart --objects A=3 --ints 0..1: violated
// all OtherWay --objects A=2,B=2 --ints 0..1: violated
// all OnlyThroughOther --objects A=2,B=2 --ints 0..1: violated
// all InArray --objects A=3 --ints 0..1 --arrays 2: violated
// all OwnArrays --objects A=2 --ints 0..1 --arrays 2: violated
// all FromTree --nodes 2 --objects A=2 --ints 0..1: violated
// all Crossed --objects A=2,B=2 --ints 0..1: violated
// all OfEither --objects A=2,B=2 --ints 0..1: violated
// all NeverNull --objects A=3 --ints 0..1: violated
// all Unreached --objects A=3 --ints 0..1: holds
// all RingOfFour --objects A=4 --ints 0..1: holds
public class Numbered {}

/** The second holder is met first, and has the same object. */
class OneOfTwo {
  static class A {
    int v;
    A next;
  }

  A first;
  A second;

  @Declarative
  boolean repOk() {
    return first != null && second != null;
  }

  public void run() {
    second.v = 1;
    if (first == second) assert false;
  }
}

/** Two lists that end in the same object. */
class SharedTail {
  static class A {
    int v;
    A next;
  }

  A left;
  A right;

  @Declarative
  boolean repOk() {
    return left != right && left != null && right != null && left.next != null;
  }

  public void run() {
    A tail = right.next;
    if (tail != null && tail == left.next && tail.next == null) assert false;
  }
}

/** The numbers go by fields, the operation by the other one. */
class SecondFirst {
  static class A {
    A left;
    A right;
  }

  A root;

  @Declarative
  boolean repOk() {
    return root != null && root.left != root && root.right != root;
  }

  public void run() {
    if (root.right == null) return;
    if (root.right.left != null && root.right.left == root.left) assert false;
  }
}

/** The last one leads back to the second. */
class FarBack {
  static class A {
    A next;
  }

  A head;

  @Declarative
  boolean repOk() {
    return head != null && head.next != null && head.next.next != null;
  }

  public void run() {
    A third = head.next.next;
    if (third.next == null || third.next == head || third.next == third) return;
    assert third.next.next != head.next;
  }
}

/** An argument is any of them, reached or not. */
class GivenOne {
  static class A {
    int v;
    A next;
  }

  A head;

  @Declarative
  boolean repOk() {
    return head == null || head.next != head;
  }

  public void run(A a) {
    if (a != null && a != head && a.v == 1 && (head == null || head.next != a)) assert false;
  }
}

/** What only arguments lead to has all its values. */
class GivenApart {
  static class A {
    int v;
    A next;
  }

  A head;

  @Declarative
  boolean repOk() {
    return head == null;
  }

  public void run(A a) {
    if (a != null && a.next != null && a.next != a && a.next.next == a) assert false;
  }
}

/** Two classes that lead to each other. */
class OtherWay {
  static class A {
    B to;
  }

  static class B {
    A to;
    int v;
  }

  A a;
  B b;

  @Declarative
  boolean repOk() {
    return a != null && b != null;
  }

  public void run() {
    if (a.to != null && a.to != b && a.to.to != null && a.to.to != a && a.to.to.to == b)
      assert false;
  }
}

/** Objects of one class that only those of the other lead to. */
class OnlyThroughOther {
  static class A {
    B to;
    A next;
  }

  static class B {
    A back;
    int v;
  }

  A a;

  @Declarative
  boolean repOk() {
    return a != null && a.next == null;
  }

  public void run() {
    if (a.to != null && a.to.back != null && a.to.back != a && a.to.back.to != null
        && a.to.back.to != a.to && a.to.back.to.v == 1)
      assert false;
  }
}

/** Two classes, and a ring in which neither can be numbered by the other. */
class Crossed {
  static class A {
    B to;
  }

  static class B {
    A to;
  }

  A a;
  B b;

  @Declarative
  boolean repOk() {
    return a == null && b == null;
  }

  public void run(A x) {
    if (x == null || x.to == null || x.to.to == null || x.to.to == x) return;
    if (x.to.to.to != null && x.to.to.to != x.to && x.to.to.to.to == x) assert false;
  }
}

/** The holder is an array, of any length. */
class InArray {
  static class A {
    A next;
  }

  A[] all;

  @Declarative
  boolean repOk() {
    return all != null;
  }

  public void run() {
    if (all.length == 2 && all[1] != null && all[0] == null && all[1].next != all[1]
        && all[1].next != null)
      assert false;
  }
}

/** Each has an array of its own. */
class OwnArrays {
  static class A {
    A[] to;
  }

  A first;

  @Declarative
  boolean repOk() {
    return first != null && first.to != null;
  }

  public void run() {
    if (first.to.length == 2 && first.to[0] == null && first.to[1] != null && first.to[1] != first
        && first.to[1].to != null && first.to[1].to.length == 1 && first.to[1].to[0] == first)
      assert false;
  }
}

/** Nodes of a tree lead to them. */
class FromTree {
  static class Node {
    @Tree Node next;
    A a;
  }

  static class A {
    A other;
    int v;
  }

  @Tree Node head;

  @Declarative
  boolean repOk() {
    return head == null || head.a != null;
  }

  public void run() {
    if (head == null || head.next == null || head.next.a == null) return;
    if (head.next.a == head.a.other && head.next.a != head.a) assert false;
  }
}

/** A field that holds objects of either of two classes. */
class OfEither {
  static class A {
    A next;
    int v;
  }

  static class B extends A {}

  A head;

  @Declarative
  boolean repOk() {
    return head != null && head.next != null;
  }

  public void run() {
    if (head instanceof B && head.next instanceof A && !(head.next instanceof B)
        && head.next.next instanceof B && head.next.next != head)
      assert false;
  }
}

/** No field that is reached may be null: the invariant leaves few values. */
class NeverNull {
  static class A {
    A next;
    A prev;
  }

  A ring;

  @Declarative
  boolean repOk() {
    if (ring == null) return false;
    A a = ring;
    for (int i = 0; i < 4; i++) {
      if (a.next == null || a.next.prev != a) return false;
      a = a.next;
      if (a == ring) return true;
    }
    return false;
  }

  public void run() {
    A a = new A();
    a.next = ring.next;
    a.prev = ring;
    ring.next = a;
    if (ring.prev != ring.next.next) a.next.prev = a;
    else if (ring.prev == ring) ring.prev = a;
  }
}

/** What nothing leads to has one value: it does not become part of anything. */
class Unreached {
  static class A {
    int v;
    A next;
  }

  A head;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (A a = head; a != null; a = a.next) if (a.v != 1 || ++n > 2) return false;
    return true;
  }

  public void cut() {
    if (head != null) head.next = null;
  }

  public void drop() {
    if (head != null) head = head.next;
  }
}

/** A ring that is kept. */
class RingOfFour {
  static class A {
    A next;
    A prev;
  }

  A ring;

  @Declarative
  boolean repOk() {
    if (ring == null) return false;
    A a = ring;
    for (int i = 0; i < 5; i++) {
      if (a.next == null || a.next.prev != a) return false;
      a = a.next;
      if (a == ring) return true;
    }
    return false;
  }

  public void turn() {
    ring = ring.next;
  }

  public void remove() {
    ring.prev.next = ring.next;
    ring.next.prev = ring.prev;
    ring = ring.next == ring ? ring : ring.next;
  }
}

// Pool objects of two classes that lead to each other.
// all TwoPools --nodes 2 --ints 0..1 --objects A=2,B=2: named
class TwoPools {
  static class A {
    B b;
    A n;
    int v;
  }
  static class B {
    A a;
    int w;
  }
  A first;
  B last;
  public void badLinkTwo() {
    if (first != null && last != null) {
      first.b = last;
      last.a = first;
    }
  }
  public void badLink() {
    if (first != null && last != null) {
      first.b = last;
      if (first.n != null) first.n.b = last;
    }
  }
  public void move() {
    if (first != null && first.b != null && first.b.a == first) last = first.b;
  }
  public void badMove() {
    if (first != null && first.n != null) {
      first = first.n;
      assert first.b == null || first.b != last || last.a == first.n;
    }
  }
  @Declarative
  boolean repOk() {
    if (first == null) return last == null;
    for (A a = first; a != null; a = a.n == first ? null : a.n == a ? null : a.n) {
      if (a.b != null && a.b.a != a) return false;
      if (a.n != null && a.n.n != null && a.n.n != first) return false;
    }
    return true;
  }
}

// Arguments that nothing else mentions, of a subclass among them.
// all ArgPool --nodes 2 --ints 0..1 --objects A=3,C=1: named
class ArgPool {
  static class A {
    A n;
    int v;
    boolean odd() {
      return v == 1;
    }
  }
  static class C extends A {
    boolean odd() {
      return v == 0;
    }
  }
  A p, q;
  public void put(A x) {
    if (x != null && x.odd() && x.n == null) {
      x.n = p;
      p = x;
      q = p;
    }
  }
  public void badPut(A x) {
    if (x != null && x.odd()) {
      p = x;
      q = p.n == null ? p : q;
    }
  }
  public void badSame(A x) {
    if (x != null && x.n == p && p != null && x != p) assert x.n.n != x;
  }
  public void badOther(A x, A y) {
    if (x != null && y != null && x != y && x != p && y != p && p != null) assert p.n != x || x.n != y;
  }
  @Declarative
  boolean repOk() {
    return p == null ? q == null : p.odd() && q != null;
  }
}

// Pool objects hold arrays of pool objects.
// all ArrPool --nodes 2 --ints 0..1 --arrays 2 --objects A=3: named
class ArrPool {
  static class A {
    A[] kids;
    int v;
  }
  A root;
  public void inc() {
    if (root != null)
      for (A a : root.kids)
        if (a != null && a != root) a.v = 1;
  }
  public void badAll() {
    if (root != null) {
      int c = 0;
      for (A a : root.kids)
        if (a != null) {
          a.v = 1;
          c++;
        }
      assert c < 2 || root.kids[0].v + root.kids[1].v == 2 && root.kids[0] != root.kids[1];
    }
  }
  public void badChain() {
    if (root != null && root.kids.length == 2 && root.kids[1] != null && root.kids[0] == null) {
      A a = root.kids[1];
      assert a.kids == null || a.kids.length == 0 || a.kids[0] == null || a.kids[0] == a || a.kids[0] == root;
    }
  }
  @Declarative
  boolean repOk() {
    return root == null || root.kids != null;
  }
}

// Objects without numbers, held by objects with numbers.
// all Leafs --nodes 2 --ints 0..1 --objects V=3,N=3: named
class Leafs {
  static class V { int k; }
  static class N {
    N next;
    V a, b;
  }
  N head;
  V top;
  public void badSetAny() {
    if (head != null && head.a != null) top = head.a;
  }
  public void badSet() {
    if (head != null && head.next != null) top = head.next.b;
  }
  public void badEq(V v) {
    if (head != null && head.next != null && v != null && head.a == v && head.next.b == v)
      assert head.b == v || head.b == null || v.k == 0;
  }
  public void write(V v) {
    if (v != null && v != top) v.k = 1;
  }
  public void badWrite(V v) {
    if (v != null) v.k = 1;
  }
  @Declarative
  boolean repOk() {
    if (top != null && top.k != 0) return false;
    if (head == null) return top == null;
    if (head.next != null && head.next.next != null) return false;
    return top == null || top == head.a || top == head.b;
  }
}

// Objects move between two lists.
// all Spare --nodes 2 --ints 0..2 --objects L=4: named
class Spare {
  static class L {
    L next;
    int v;
  }
  L used, free;
  int n;
  public void take() {
    if (free != null) {
      L x = free;
      free = x.next;
      x.next = used;
      used = x;
      n++;
    }
  }
  public void badTake() {
    if (free != null) {
      L x = free;
      x.next = used;
      used = x;
      free = free.next;
      n++;
    }
  }
  public void give() {
    if (used != null) {
      L x = used;
      used = x.next;
      x.next = free;
      free = x;
      n--;
    }
  }
  public void rotate() {
    if (used != null && used.next != null) {
      L a = used, b = a.next;
      a.next = b.next;
      b.next = a;
      used = b;
    }
  }
  public void badRotate() {
    if (used != null && used.next != null) {
      L a = used, b = a.next;
      b.next = a;
      used = b;
    }
  }
  @Declarative
  boolean repOk() {
    int c = 0;
    for (L x = used; x != null; x = x.next)
      if (++c > 4) return false;
    int d = 0;
    for (L x = free; x != null; x = x.next) {
      if (++d > 4) return false;
      for (L y = used; y != null; y = y.next)
        if (x == y) return false;
    }
    return c == n;
  }
}
