import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;

/** Loops that search and then write, and look-ups, where something is not as it mostly is. */
// all LoopOverPool --objects C=3 --ints 0..1: violated
// all LoopBeforeOthers --objects C=2 --ints 0..1: violated
// all LoopAfterWrite --nodes 3 --ints 0..2: violated
// all LoopAfterChange --nodes 3 --ints 0..2: violated
// all LoopOnTree --nodes 4 --ints 0..2: violated
// all LoopFromElsewhere --nodes 3 --ints 0..2: holds
// all LookupWithAssumption --objects A=2 --ints 0..1: violated
// all LookupOfTwo --objects A=2 --ints 0..1: violated
// all LookupGoesRound --objects P=2 --ints 0..1 --validate 20: violated
// all LookupAgain --nodes 5 --ints 0..2: violated
public class Loops {}

/** What the loop walks along is no tree, and what it writes to may be something else as well. */
class LoopOverPool {
  static class C {
    int k;
    int v;
    C next;
  }

  C head;
  C tail;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (C c = head; c != null; c = c.next) {
      if (++n > 3 || c.v > 0 && c == tail) {
        return false;
      }
    }
    return true;
  }

  public void put(int k) {
    C e = head;
    while (e != null) {
      if (e.k == k) {
        e.v = 1;
        return;
      }
      e = e.next;
    }
  }
}

/** The loop meets an object; where it ends otherwise, another one is met. */
class LoopBeforeOthers {
  static class C {
    int k;
    C next;
  }

  C head;
  C other;

  @Declarative
  boolean repOk() {
    return other != null && (head == null || head.next != head && (head.next == null || head.next.next == null));
  }

  public void put(int k) {
    C e = head;
    while (e != null) {
      if (e.k == k) {
        e.k = 0;
        return;
      }
      e = e.next;
    }
    other.k = 1;
    assert head == null || head.next != other;
  }
}

/** A write comes before the loop. */
class LoopAfterWrite {
  static class N {
    @Tree N next;
    int k;
    boolean found;
  }

  @Tree N head;
  int most;

  @Declarative
  boolean repOk() {
    for (N n = head; n != null; n = n.next) {
      if (n.found && n.k > most) {
        return false;
      }
    }
    return true;
  }

  public void mark(int k) {
    most = most > 1 ? 1 : most;
    N n = head;
    while (n != null) {
      if (n.k == k) {
        n.found = true;
        return;
      }
      n = n.next;
    }
  }
}

/** What the loop looks for is changed before it, on some ways. */
class LoopAfterChange {
  static class N {
    @Tree N next;
    int k;
    boolean found;
  }

  @Tree N head;

  @Declarative
  boolean repOk() {
    for (N n = head; n != null; n = n.next) {
      if (n.found && n.k == 2) {
        return false;
      }
    }
    return true;
  }

  public void mark(int k, boolean changes) {
    if (head == null || k == 2 && !changes) {
      return;
    }
    if (changes) {
      head.k = head.k == 2 ? 0 : 2;
    }
    N n = head;
    while (n != null) {
      if (n.k == k) {
        n.found = true;
        return;
      }
      n = n.next;
    }
  }
}

class LoopOnTree {
  static class N {
    @Tree N l;
    @Tree N r;
    int k;
    int v;
  }

  @Tree N root;

  @Declarative
  static boolean isOrdered(N n, int low, int high) {
    return n == null
        || n.k >= low && n.k <= high && isOrdered(n.l, low, n.k - 1) && isOrdered(n.r, n.k + 1, high);
  }

  @Declarative
  boolean repOk() {
    return isOrdered(root, 0, 9) && (root == null || root.l == null || root.l.v <= 1);
  }

  public void put(int k, int v) {
    N e = root;
    while (e != null) {
      if (k < e.k) {
        e = e.l;
      } else if (k > e.k) {
        e = e.r;
      } else {
        e.v = v;
        return;
      }
    }
  }
}

/** An assumption within the look-up. */
class LookupWithAssumption {
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

  private A find(int v) {
    GlassBox.assume(g.v == 0 || v == 1);
    if (g.v == v) {
      return g;
    }
    return null;
  }

  public void run(int v) {
    A x = find(v);
    if (x == null) {
      p.v = v;
      assert p != g || v != 1 || n != 1;
    } else {
      x.v = 0;
    }
  }
}

/** Two look-ups of which one finds something. */
class LookupOfTwo {
  static class A {
    int k;
    A l;
    A r;
  }

  A root;
  A other;
  int n;

  @Declarative
  boolean repOk() {
    return other != null && (root == null || root.l != root && root.r != root);
  }

  private A get(int k) {
    A a = root;
    for (int i = 0; i < 3 && a != null; i++) {
      if (a.k == k) {
        return a;
      }
      a = k < a.k ? a.l : a.r;
    }
    return null;
  }

  public void run(int k) {
    A a = get(k);
    A b = get(1 - k);
    if (a == null && b == null) {
      other.k = 1;
      n = 0;
    } else if (a == null) {
      assert b != other || n == 0;
      b.k = 0;
    } else {
      a.k = 0;
    }
  }
}

/** A way that leads to a path which is known, and one that does not. */
class LookupAgain {
  static class N {
    @Tree N l;
    @Tree N r;
    int k;
  }

  @Tree N root;
  int n;
  int m;

  @Declarative
  boolean repOk() {
    return n <= 2;
  }

  private N find(int k) {
    N a = root;
    while (a != null) {
      if (a.k == k) {
        return a;
      }
      a = k < a.k ? a.l : a.r;
    }
    return null;
  }

  public void run(int k) {
    N a = find(k);
    if (a != null) {
      a.k = m;
    } else if (m == 1) {
      N b = find(m);
      if (b == null && root != null && root.r != null && root.r.k == 0) {
        n = 3;
      }
    } else {
      n = 0;
    }
  }
}

/** The same loop, begun at another node: what it finds is another one. */
class LoopFromElsewhere {
  static class N {
    int k;
    int w;
    @Tree N next;
  }

  @Tree N head;
  int from;

  @Declarative
  boolean repOk() {
    return head == null || head.next == null || head.w + head.next.w < 9;
  }

  public void put(int k) {
    N e = head;
    if (e != null && from == 1) {
      e = e.next;
    }
    while (e != null) {
      if (e.k == k) {
        e.w = 1;
        return;
      }
      e = e.next;
    }
  }

  public void putBehind(int k) {
    N e = head == null ? null : head.next;
    if (e != null && from == 1) {
      e = e.next;
    }
    while (e != null) {
      if (e.k == k) {
        e.w = 1;
        return;
      }
      e = e.next;
    }
  }
}

/**
 * A look-up that never ends in some states: what the path has found out on its way to null must not
 * end the loop when it is merged for all states.
 */
class LookupGoesRound {
  static class P {
    int k;
    P next;
  }

  P a;
  P b;
  P c;

  @Declarative
  boolean repOk() {
    return a != b;
  }

  private static P find(P p, int k) {
    while (p != null) {
      if (p.k != k) {
        return p;
      }
      if (p == p.next) {
        return null;
      }
      p = p.next;
    }
    return null;
  }

  public void run(P q) {
    P e = q;
    for (int n = 0; n < 4 && e != null; n++) {
      if (e.k == 1) {
        e.next = null;
        return;
      }
      e = e.next;
    }
    P x = find(c, 0);
    if (x != null) {
      x.k = 1;
    }
    if (c != null) {
      c.k = 1;
    }
    if (a != null && a.k == 0) {
      return;
    }
    e = a;
    for (int n = 0; n < 4 && e != null; n++) {
      if (e.k == 0) {
        e.k = 1;
        break;
      }
      e = e.next;
    }
  }
}
