import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/**
 * Twins that were removed have to come back: the paths that follow meet the objects in another
 * order, and would remove those that were kept in their place. The error shows at one value of c,
 * which has to be the one that is chosen last; so there are several operations.
 */
public class TwinsRestored {}

/** A call that was merged, and met nothing, is found to give an open reference on another path. */
class MergeFails {
  static class Box {
    int n;
  }

  Box a;
  Box b;
  Box d;
  int c;

  @Declarative
  boolean repOk() {
    return a != null && b != null && d != null;
  }

  private Box passFirst(Box box) {
    return b.n < 0 ? null : box;
  }

  public void first() {
    passFirst(null);
    a.n = 1;
    if (c == 0) {
      return;
    }
    if (c == 2) {
      passFirst(d);
      return;
    }
    if (c == 1) {
      return;
    }
    assert a == b;
  }

  private Box passSecond(Box box) {
    return b.n < 0 ? null : box;
  }

  public void second() {
    passSecond(null);
    a.n = 1;
    if (c == 1) {
      return;
    }
    if (c == 2) {
      passSecond(d);
      return;
    }
    if (c == 0) {
      return;
    }
    assert a == b;
  }

  private Box passThird(Box box) {
    return b.n < 0 ? null : box;
  }

  public void third() {
    passThird(null);
    a.n = 1;
    if (c == 2) {
      return;
    }
    if (c == 1) {
      passThird(d);
      return;
    }
    if (c == 3) {
      return;
    }
    assert a == b;
  }
}

/** A postcondition loops up to an integer: from then on it is fixed, and everything is decided. */
class FixesMore {
  static class Box {
    int n;
  }

  Box a;
  Box b;
  boolean counts;

  @Range(min = 0, max = 3)
  int c;

  @Range(min = 0, max = 8)
  int most;

  @Declarative
  boolean repOk() {
    return a != null && b != null && most >= 7;
  }

  private boolean isBelow() {
    return b.n < 0;
  }

  public void first() {
    isBelow();
    a.n = 1;
    counts = false;
    if (c == 0) {
      return;
    }
    if (c == 1) {
      counts = true;
      return;
    }
    if (c == 2) {
      return;
    }
    assert a == b || most == 8;
  }

  public void second() {
    isBelow();
    a.n = 1;
    counts = false;
    if (c == 1) {
      return;
    }
    if (c == 2) {
      counts = true;
      return;
    }
    if (c == 0) {
      return;
    }
    assert a == b || most == 8;
  }

  public void third() {
    isBelow();
    a.n = 1;
    counts = false;
    if (c == 2) {
      return;
    }
    if (c == 1) {
      counts = true;
      return;
    }
    if (c == 3) {
      return;
    }
    assert a == b || most == 8;
  }

  @Declarative
  boolean postcondition(FixesMore prestate) {
    if (!counts) {
      return true;
    }
    int s = 0;
    for (int i = 0; i < most; i++) {
      s++;
    }
    return s == most;
  }
}

/** A node that was left open is decided on, since a path walks on from it. */
class StopsHolding {
  static class Box {
    int n;
  }

  static class Node {
    @Tree Node next;
    Box box;

    @Declarative
    boolean repOkLocal() {
      return box != null;
    }
  }

  @Tree Node root;
  Box a;
  int c;

  @Declarative
  boolean repOk() {
    return a != null && root != null;
  }

  @Declarative
  private boolean isPart(Node node) {
    return node != null && (node == root || node == root.next);
  }

  private static void walk(Node node) {
    for (Node at = node.next; at != null; at = at.next) {
      at.box.n = 0;
    }
  }

  public void first(Node node) {
    if (!isPart(node)) {
      return;
    }
    int n = node.box.n;
    a.n = 1;
    if (c == 0) {
      return;
    }
    if (c == 1) {
      walk(node);
      return;
    }
    if (c == 2) {
      return;
    }
    assert node != root || a == root.box;
  }

  public void second(Node node) {
    if (!isPart(node)) {
      return;
    }
    int n = node.box.n;
    a.n = 1;
    if (c == 1) {
      return;
    }
    if (c == 2) {
      walk(node);
      return;
    }
    if (c == 0) {
      return;
    }
    assert node != root || a == root.box;
  }

  public void third(Node node) {
    if (!isPart(node)) {
      return;
    }
    int n = node.box.n;
    a.n = 1;
    if (c == 2) {
      return;
    }
    if (c == 1) {
      walk(node);
      return;
    }
    if (c == 3) {
      return;
    }
    assert node != root || a == root.box;
  }
}
