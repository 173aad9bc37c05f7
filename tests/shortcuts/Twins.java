import glassbox.Declarative;
import glassbox.Post;
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
// all MergedBefore --objects A=2 --ints 0..1: violated
// sat MergedResumed --objects A=2 --ints 0..6 --draw 6: violated
// sat MergedResumed --objects A=2 --ints 0..6 --draw 10: violated
// sat MergedResumed --objects A=2 --ints 0..6 --draw 11: violated
// sat MergedResumed --objects A=2 --ints 0..6 --draw 12: violated
// sat MergedResumed --objects A=2 --ints 0..6 --draw 33: violated
// sat MergedResumed --objects A=2 --ints 0..6 --draw 37: violated
// sat MergedRecorded --objects A=2 --ints 0..10 --draw 3: violated
// sat MergedRecorded --objects A=2 --ints 0..10 --draw 14: violated
// sat MergedRecorded --objects A=2 --ints 0..10 --draw 30: violated
// sat MergedRecorded --objects A=2 --ints 0..10 --draw 36: violated
// sat MergedRecorded --objects A=2 --ints 0..10 --draw 40: violated
// sat MeetingResumed --objects A=2 --ints 0..6 --draw 3: violated
// sat MeetingResumed --objects A=2 --ints 0..6 --draw 10: violated
// all MeetingResumed --objects A=2 --ints 0..6: violated
// all MergedEarlier --objects A=3 --ints 0..1: violated
// all FixedOfField --objects A=2 --ints 0..8 --allow NullPointerException: violated
// all FixedOfArgument --objects A=2 --ints 0..8 --allow NullPointerException: violated
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

/**
 * A call that is merged where it writes nothing, and has to be followed after it did once: then
 * p is met before g, by states whose twins are gone because g was met first.
 */
class MergedBefore {
  static class A {
    int v;
    int w;
  }

  A p;
  A g;
  int mode;
  int x;

  @Declarative
  boolean repOk() {
    return p != null && g != null;
  }

  private int look(A a) {
    int t = 0;
    if (a.v == 1) {
      t = 2;
      if (x == 1) {
        x = 4;
      }
    }
    return t;
  }

  public void run() {
    if (mode == 1) {
      x = 1;
    } else {
      x = 2;
    }
    g.w = look(p);
    if (g.v == 1) {
      x = 3;
      assert p != g || mode == 1;
    }
  }
}

/** The same, on one path: what was merged at its beginning is followed next time. */
class MergedEarlier {
  static class A {
    int v;
    int w;
  }

  A p;
  A g;
  int x;

  @Declarative
  boolean repOk() {
    return p != null && g != null;
  }

  private int look(A a) {
    int t = 0;
    if (a.v == 1) {
      t = 2;
      if (x == 1) {
        x = 4;
      }
    }
    return t;
  }

  public void run() {
    x = 2;
    g.w = look(p);
    x = 1;
    look(p);
    if (g.v == 1) {
      x = 3;
      assert p != g;
    }
  }
}

/**
 * A postcondition's loop has an integer of one of two objects fixed: from then on they differ by
 * more than their names, and which of them is met first must not exclude the other.
 */
class FixedOfField {
  static class A {
    int n;
  }

  A a;
  A b;
  A c;

  @Declarative
  boolean repOk() {
    return true;
  }

  public A run(A q) {
    int z = a.n;
    b = a;
    if (z != 7) {
      return q;
    }
    return null;
  }

  @Post("run")
  @Declarative
  boolean ran(FixedOfField before, A result, A q) {
    if (b == null || c == null || c == b) {
      return true;
    }
    int s = 0;
    for (int i = 0; i < b.n; i++) {
      s += 1;
    }
    return s != 3 || c.n != 5;
  }
}

/** The other one is an argument. */
class FixedOfArgument {
  static class A {
    int n;
  }

  A a;
  A b;
  int x;

  @Declarative
  boolean repOk() {
    return true;
  }

  public A run(A q) {
    int z = a.n;
    b = a;
    if (z != 7) {
      x = 1;
    }
    if (q.n == 5 && q != a) {
      x = 2;
    }
    return q;
  }

  @Post("run")
  @Declarative
  boolean ran(FixedOfArgument before, A result, A q) {
    if (b == null) {
      return true;
    }
    int s = 0;
    for (int i = 0; i < b.n; i++) {
      s += 1;
    }
    return s != 3 || x != 2;
  }
}

/**
 * Paths that go on from an earlier one have met g by then: p, which they meet themselves, may be
 * the same object, and states where it is are no twins of those where it is another.
 */
class MeetingResumed {
  static class A {
    int v;
  }
  A p;
  A g;
  int n;

  @Declarative
  boolean repOk() {
    return p != null && g != null;
  }

  public void run(int tail) {
    g.v = 0;
    if (tail == 0) {
      n = 0;
      return;
    }
    if (tail == 1) {
      n = 1;
      return;
    }
    if (tail == 2) {
      n = 0;
      return;
    }
    p.v = 1;
    if (tail == 3) {
      n = 0;
      return;
    }
    if (tail == 4) {
      n = 0;
      return;
    }
    if (tail == 5) {
      n = 0;
      return;
    }
    assert g.v == 0;
  }
}

/**
 * A path that goes on from where it parts from one that merged look, after look has failed to merge:
 * it meets g first, paths that begin anew meet p first, and states where p is g are removed by both.
 * Which path comes first is the solver's choice: some draws show it.
 */
class MergedResumed {
  static class A {
    int v;
    int w;
  }
  A p;
  A g;
  int x;

  @Declarative
  boolean repOk() {
    return p != null && g != null;
  }

  private int look(A a) {
    int t = 0;
    if (a.v == 1) {
      t = 2;
      if (x == 1) {
        x = 4;
      }
    }
    return t;
  }

  public void run(int early, int tail) {
    if (early == 0) {
      x = 2;
      g.w = look(p);
    } else {
      x = 3;
    }
    if (tail == 0) {
      x = 1;
      g.w = look(p);
    } else if (tail == 1) {
      x = 5;
    } else if (tail == 2) {
      x = 6;
    } else if (tail == 3) {
      x = 7;
    } else if (tail == 4) {
      x = 8;
    } else if (tail == 5) {
      x = 9;
    } else if (tail == 6) {
      x = 10;
      assert p != g || early != 0;
    }
  }
}

/**
 * Paths that go on from one that merged look have merged it as well: when it fails to merge later on,
 * what they removed comes back.
 */
class MergedRecorded {
  static class A {
    int v;
    int w;
  }
  A p;
  A g;
  int x;

  @Declarative
  boolean repOk() {
    return p != null && g != null;
  }

  private int look(A a) {
    int t = 0;
    if (a.v == 1) {
      t = 2;
      if (x == 1) {
        x = 4;
      }
    }
    return t;
  }

  public void run(boolean early, int tail) {
    if (early) {
      x = 2;
      g.w = look(p);
      if (tail == 0) {
        x = 1;
        g.w = look(p);
      }
    }
    if (tail == 1) {
      x = 5;
    } else if (tail == 2) {
      x = 6;
    } else if (tail == 3) {
      x = 7;
    } else if (tail == 4) {
      x = 8;
    } else if (tail == 5) {
      x = 9;
    } else if (tail == 6) {
      x = 10;
    } else if (tail == 7) {
      x = 11;
    } else if (tail == 8) {
      x = 12;
    } else if (tail == 9) {
      x = 13;
    } else if (tail == 10) {
      x = 14;
      assert p != g || !early;
    }
  }
}
