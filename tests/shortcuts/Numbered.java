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
