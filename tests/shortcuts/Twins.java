import glassbox.Declarative;
import glassbox.Tree;
import java.util.List;
import java.util.Map;

/** Objects of a pool that are alike but for one thing: their class, or who holds them. */
// all OfSubclass --objects A=1,B=1 --ints 0..1: violated
// all OfSuperclass --objects A=1,B=1 --ints 0..1: violated
// all OfTwoClasses --objects A=2,B=2 --ints 0..1: violated
// all OfTree --nodes 2 --objects Node=1 --ints 0..1: violated
// all InList --objects A=2 --ints 0..1: violated
// all InMap --objects A=2 --ints 0..1: violated
public class Twins {}

/** Wrong for an object of the subclass alone. */
class OfSubclass {
  static class A {
    int v;
  }

  static class B extends A {}

  A p;

  @Declarative
  boolean repOk() {
    return p != null;
  }

  public void run() {
    p.v = 1;
    assert !(p instanceof B);
  }
}

/** Wrong for one that is not of the subclass. */
class OfSuperclass {
  static class A {
    int v;
  }

  static class B extends A {}

  A p;

  @Declarative
  boolean repOk() {
    return p != null;
  }

  public void run() {
    p.v = 1;
    assert p instanceof B;
  }
}

/** The second that is met is of another class than the first, and is met before. */
class OfTwoClasses {
  static class A {
    int v;
  }

  static class B extends A {}

  A p;
  A q;
  A r;

  @Declarative
  boolean repOk() {
    return p != null && q != null && r != null;
  }

  private A find(A a) {
    return a instanceof B && a.v == 1 ? a : null;
  }

  public void run() {
    A x = find(q);
    if (x == null) {
      r.v = 0;
      if (r == q && q instanceof B) {
        p.v = 1;
        assert p != r && !(p instanceof B);
      }
    } else {
      x.v = 0;
    }
  }
}

/** Another one of the same class that is no object of the pool, but a node of the tree. */
class OfTree {
  static class Node {
    int v;
    @Tree Node next;
  }

  @Tree Node head;
  Node p;

  @Declarative
  boolean repOk() {
    return p != null && head != null;
  }

  public void run() {
    p.v = 1;
    assert p != head.next;
  }
}

/** Held by a list of the library as well. */
class InList {
  static class A {
    int v;
  }

  List<A> list;
  A p;
  A q;

  @Declarative
  boolean repOk() {
    return list != null && p != null && q != null;
  }

  public void run() {
    p.v = 1;
    if (list.contains(q) && q != p) {
      q.v = 0;
      assert list.isEmpty();
    }
  }
}

/** Found by a key, or not, before another is met. */
class InMap {
  static class A {
    int v;
  }

  Map<Integer, A> map;
  A p;

  @Declarative
  boolean repOk() {
    return map != null && p != null;
  }

  public void run(int k) {
    A a = map.get(k);
    if (a == null) {
      p.v = 1;
      for (A b : map.values()) {
        assert b != p;
      }
    } else {
      a.v = 0;
    }
  }
}
