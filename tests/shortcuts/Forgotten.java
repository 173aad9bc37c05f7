import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;

/**
 * Look-ups over pool objects that find nothing, before others are met: a path that has forgotten
 * how it found nothing has still met what it met.
 */
// all Lookup --objects A=2 --ints 0..1: violated
// all LookupThree --objects A=3 --ints 0..2: violated
// all LookupLater --objects A=2 --ints 0..1: violated
// all LookupChain --objects Cell=3 --ints 0..1: violated
// all LookupTwice --objects A=2 --ints 0..1: violated
// all LookupAssumed --objects A=2 --ints 0..1: violated
// all LookupOfNode --objects A=2 --ints 0..1 --nodes 2: violated
public class Forgotten {}

class Lookup {
  static class A {
    int v;
  }

  A p0;
  A g0;

  @Declarative
  boolean repOk() {
    return p0 != null;
  }

  private static A find(A from, int v) {
    if (from == null) {
      return null;
    }
    return from.v == v ? from : null;
  }

  public void run() {
    A x = find(g0, 1);
    if (x == null) {
      p0.v = 1;
      if (p0 == g0) {
        assert false;
      }
    } else {
      x.v = 0;
    }
  }
}

/** Three objects, the last two of which are the same. */
class LookupThree {
  static class A {
    int v;
    A next;
  }

  A first;
  A second;
  A third;

  @Declarative
  boolean repOk() {
    return first != null && second != null && third != null;
  }

  private A find(A from, int v) {
    for (A a = from; a != null && a != second; a = a.next) {
      if (a.v == v) {
        return a;
      }
      if (a.next == a || a.next == from) {
        break;
      }
    }
    return null;
  }

  public int run(int v) {
    A found = find(first, v);
    if (found != null) {
      found.v = v + 1 > 2 ? 0 : v + 1;
      return 1;
    }
    second.v = v;
    third.next = null;
    if (third == first && second != first) {
      throw new IllegalStateException();
    }
    return 0;
  }
}

/** The look-up comes after a first object, before a second. */
class LookupLater {
  static class A {
    int v;
  }

  A a;
  A b;
  A c;

  @Declarative
  boolean repOk() {
    return a != null && b != null && c != null;
  }

  private A pick(int v) {
    if (b.v == v) return b;
    return null;
  }

  public void run() {
    a.v = 0;
    A x = pick(1);
    if (x != null) {
      x.v = 0;
      return;
    }
    c.v = 1;
    if (c == b && c != a) {
      assert a.v == 1;
    }
  }
}

/** Along a list of cells that are no tree. */
class LookupChain {
  static class Cell {
    int key;
    Cell next;
  }

  Cell head;
  Cell last;
  boolean broken;

  @Declarative
  boolean repOk() {
    if (broken || head == null || last == null || head.next == head) {
      return false;
    }
    return head.next == null || head.next.next == null;
  }

  private Cell get(int key) {
    Cell at = head;
    while (at != null) {
      if (at.key == key) {
        return at;
      }
      at = at.next;
    }
    return null;
  }

  public void touch(int key) {
    Cell at = get(key);
    if (at == null) {
      last.key = key;
      broken = last == head.next;
    } else {
      at.key = 0;
    }
  }
}

/** Two look-ups, one after the other. */
class LookupTwice {
  static class A {
    int v;
  }

  A p;
  A q;
  A r;

  @Declarative
  boolean repOk() {
    return r != null;
  }

  private static A find(A from, int v) {
    return from == null || from.v != v ? null : from;
  }

  public void run() {
    A x = find(p, 1);
    A y = find(q, 1);
    if (x == null && y == null) {
      r.v = 1;
      assert r != q || r != p;
    } else if (x != null) {
      x.v = 0;
    } else {
      y.v = 0;
    }
  }
}

/** An assumption after the look-up. */
class LookupAssumed {
  static class A {
    int v;
  }

  A p;
  A q;

  @Declarative
  boolean repOk() {
    return p != null && q != null;
  }

  private A find(int v) {
    if (q.v == v) {
      return q;
    }
    return null;
  }

  public void run(int v) {
    A x = find(v);
    if (x == null) {
      p.v = v;
      GlassBox.assume(q.v == v);
      assert p != q;
    } else {
      x.v = 0;
    }
  }
}

/** Pool objects that nodes of a tree hold. */
class LookupOfNode {
  static class A {
    int v;
  }

  static class Node {
    @Tree Node next;
    A item;
  }

  @Tree Node head;
  A held;

  @Declarative
  boolean repOk() {
    for (Node n = head; n != null; n = n.next) {
      if (n.item == null) {
        return false;
      }
    }
    return held != null;
  }

  private A find(int v) {
    for (Node n = head; n != null; n = n.next) {
      if (n.item.v == v) {
        return n.item;
      }
    }
    return null;
  }

  public void run() {
    A x = find(1);
    if (x == null) {
      held.v = 1;
      if (head != null && head.next != null && head.next.item == held) {
        assert head.item == held;
      }
    } else {
      x.v = 0;
    }
  }
}
