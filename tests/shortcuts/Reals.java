import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/** Numbers with a point: a value that is not equal to itself, and two zeros that are equal. */
// all Undefined --nodes 1: violated
// all TwoZeros --nodes 1: violated
// all Compared --nodes 1: violated
// all Same --nodes 1: holds
// all OfNodes --nodes 3 --objects Node=0: violated
// all OfTheMain --nodes 3 --objects Node=0: violated
public class Reals {}

class Undefined {
  double d;
  boolean wrong;

  @Declarative
  boolean repOk() {
    return !wrong;
  }

  public void run() {
    double e = d;
    wrong = e != d;
  }
}

class TwoZeros {
  double d;
  float f;

  @Declarative
  boolean repOk() {
    return d == 0.0 || f == 0.0f;
  }

  public void run() {
    if (d == 0.0) {
      assert 1 / d > 0 || f > 0;
    }
  }
}

class Compared {
  double a;
  double b;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void run() {
    if (a < b) {
      n = 0;
    } else if (a > b) {
      n = 1;
    } else if (a == b) {
      n = 0;
    } else {
      assert false;
    }
  }
}

class Same {
  double a;
  double b;
  int n;

  @Declarative
  boolean repOk() {
    return a < b;
  }

  public void run() {
    double c = a;
    a = -b;
    b = -c;
    n = 0;
  }
}

class OfNodes {
  static class Node {
    double v;
    @Tree Node next;
  }

  @Tree Node head;

  @Declarative
  static boolean isOrdered(Node n) {
    return n == null || n.next == null || n.v <= n.next.v && isOrdered(n.next);
  }

  @Declarative
  boolean repOk() {
    return isOrdered(head);
  }

  public void twice() {
    for (Node n = head; n != null; n = n.next) {
      n.v = n.v * n.v;
    }
  }
}

/** One position of each kind: what the whole says of a number. */
class OfTheMain {
  static class Node {
    float v;
    @Tree Node l;
    @Tree Node r;
  }

  @Tree Node a;
  @Tree Node b;

  @Declarative
  boolean repOk() {
    return b == null || b.v == b.v;
  }

  @Declarative
  static boolean isBelow(Node at, Node n) {
    return at != null && (at == n || isBelow(at.l, n) || isBelow(at.r, n));
  }

  @Pre("set")
  @Declarative
  boolean isPart(Node n) {
    return n != null && (isBelow(a, n) || isBelow(b, n));
  }

  public void set(Node n) {
    n.v = 0 / n.v;
  }
}
