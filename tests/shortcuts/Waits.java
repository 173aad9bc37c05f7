import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/**
 * Operations that are put off and go on later: with --eager after their first path, so that each of
 * these is searched in two parts. What was found in the first must not be lost in the second, and
 * what other operations teach in between must not make states disappear.
 */
// all UnfinishedFirst --ints 0..7: named
// all UnfinishedLater --ints 0..7: named
// all LastDecides --ints 0..7: named
// all LateErrors --nodes 4 --ints 0..4: named
// all MergedThenNot --objects A=2 --ints 0..1: named
// all GuardedSum --objects A=3 --ints 0..2: named
// all Products --ints 0..63: named
public class Waits {}

/** Most values of the argument end in code that nobody can follow. */
class UnfinishedFirst {
  int n;

  @Declarative
  boolean repOk() {
    return n >= 0;
  }

  public void openRun(int k) {
    if (k != 3) {
      Unknown.ask();
    }
    n = 0;
  }

  public void clear() {
    n = 0;
  }
}

/** One value does. */
class UnfinishedLater {
  int n;

  @Declarative
  boolean repOk() {
    return n >= 0;
  }

  public void openRun(int k) {
    if (k == 3) {
      Unknown.ask();
    }
    n = 0;
  }

  public void clear() {
    n = 0;
  }
}

class Unknown {
  static native void ask();
}

/**
 * Two decisions, and so four paths. Of one of the operations the path that goes wrong is that which
 * differs from the first in its last decision, whichever state is chosen first.
 */
class LastDecides {
  int n;

  @Declarative
  boolean repOk() {
    return n >= 0;
  }

  private void decide(int k) {
    if (n < 4) {
      if (k == 5) {
        n = 0;
      } else {
        n = 1;
      }
    } else if (k == 5) {
      n = 2;
    } else {
      n = 3;
    }
  }

  public void badLowFive(int k) {
    decide(k);
    assert n != 0;
  }

  public void badLow(int k) {
    decide(k);
    assert n != 1;
  }

  public void badHighFive(int k) {
    decide(k);
    assert n != 2;
  }

  public void badHigh(int k) {
    decide(k);
    assert n != 3;
  }

  public void clear() {
    n = 0;
  }
}

/** A sorted list. What goes wrong goes wrong on one of many paths, mostly the last. */
class LateErrors {
  static class Node {
    int key;
    @Tree Node next;
  }

  @Tree Node head;
  int size;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Node m = head; m != null; m = m.next) {
      if (m.next != null && m.next.key <= m.key) {
        return false;
      }
      n++;
    }
    return n == size;
  }

  private void insert(int key, int forgets) {
    Node before = null;
    Node m = head;
    int place = 0;
    while (m != null && m.key < key) {
      before = m;
      m = m.next;
      place++;
    }
    if (m != null && m.key == key) {
      return;
    }
    Node made = new Node();
    made.key = key;
    made.next = m;
    if (before == null) {
      head = made;
    } else {
      before.next = made;
    }
    if (place != forgets) {
      size++;
    }
  }

  public void add(int key) {
    insert(key, -1);
  }

  public void badAddFirst(int key) {
    insert(key, 0);
  }

  public void badAddThird(int key) {
    insert(key, 2);
  }

  public boolean remove(int key) {
    Node before = null;
    for (Node m = head; m != null; m = m.next) {
      if (m.key == key) {
        if (before == null) {
          head = m.next;
        } else {
          before.next = m.next;
        }
        size--;
        return true;
      }
      before = m;
    }
    return false;
  }

  public void badRemoveLast() {
    if (head == null) {
      return;
    }
    Node m = head;
    int place = 0;
    while (m.next != null) {
      m = m.next;
      place++;
    }
    if (place == 3) {
      m.key = head.key;
    }
  }
}

/** What is merged while nobody writes is not merged any more once somebody did. */
class MergedThenNot {
  static class A {
    int v;
  }

  A p;
  A q;

  @Declarative
  boolean repOk() {
    return true;
  }

  private static int look(A a, boolean write) {
    if (a != null && a.v > 0) {
      if (write) {
        a.v = 0;
      }
      return 1;
    }
    return 0;
  }

  public void badLook() {
    int n = look(p, false) + look(q, false);
    if (n == 1 && q == null) {
      assert p.v == 0;
    }
  }

  public int write() {
    return look(p, true) + look(q, true);
  }

  public void badLookAgain() {
    int n = look(q, false) + look(p, false);
    if (n == 2 && q != p) {
      assert false;
    }
  }
}

/** The same with three. */
class GuardedSum {
  static class A {
    int v;
    A next;
  }

  A first;
  A second;

  @Declarative
  boolean repOk() {
    return first != null;
  }

  private static int sum(A a, A skipped, boolean clears) {
    int n = 0;
    for (int k = 0; a != null && k < 3; k++) {
      if (a != skipped) {
        n += a.v;
        if (clears) {
          a.v = 0;
        }
      }
      a = a.next;
    }
    return n;
  }

  public void badSum() {
    int n = sum(first, second, false);
    if (n == 4 && second == null) {
      assert first.v != 2;
    }
  }

  public int clear() {
    return sum(first, second, true);
  }

  public void badSkip() {
    int n = sum(first, second, false);
    if (n == 3 && second != null && second != first) {
      assert first.next != second;
    }
  }
}

/** Questions about products are left until others have been asked, and none of them for good. */
class Products {
  int a;
  int b;
  int c;

  @Declarative
  boolean repOk() {
    return a >= 2 && b >= 2 && c >= 0 && c < 12;
  }

  public int prime() {
    return a * b;
  }

  @Post("prime")
  @Declarative
  boolean isNotPrime(Products before, int product) {
    return product != 3001;
  }

  public int badProduct() {
    return a * b;
  }

  @Post("badProduct")
  @Declarative
  boolean isNotTheirs(Products before, int product) {
    return product != 3127;
  }

  public void badOnOnePath() {
    if (c > 7) {
      c = a * b == 3599 ? -1 : 0;
    } else if (c > 3) {
      c = a * b == 3001 ? -1 : 0;
    }
  }

  public int get(int which) {
    return which == 0 ? a : b;
  }

  public int primeOnPaths() {
    if (c > 7) {
      return a * b;
    }
    return c > 3 ? a * (b + 1) : (a + 1) * b;
  }

  @Post("primeOnPaths")
  @Declarative
  boolean isNoneOfThem(Products before, int product) {
    return product != 3049 && product != 3011;
  }
}
