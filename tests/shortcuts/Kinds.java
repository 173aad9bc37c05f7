import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/**
 * One position of each kind in place of all: what says of one position what it does not say of
 * another of its kind.
 */
// all MainLocal --nodes 7 --ints 0..1 --objects Node=0: violated
// all MainLocalKnown --nodes 7 --ints 0..1 --objects Node=0: violated
// all MainLocalInherited --nodes 7 --ints 0..1 --objects Node=0: violated
// all MainLocalDeep --nodes 6 --ints 0..1 --objects Leaf=0: holds
public class Kinds {}

/** The main object has a local invariant. */
class MainLocal {
  static class Node {
    int k;
    @Tree Node l;
    @Tree Node r;
  }

  @Tree Node a;
  @Tree Node b;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  boolean repOkLocal() {
    return b == null || b.k == 0;
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
    n.k = 1;
  }
}

/** And what it says of one position is needed at another. */
class MainLocalKnown {
  static class Node {
    int k;
    boolean bad;
    @Tree Node l;
    @Tree Node r;

    @Declarative
    boolean repOkLocal() {
      return !bad;
    }
  }

  @Tree Node a;
  @Tree Node b;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  boolean repOkLocal() {
    return a == null || a.k == 0;
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
    if (n.k == 1) {
      n.bad = true;
    }
  }
}

/** One that the class above it has. */
class LocalBase {
  static class Node {
    int k;
    @Tree Node l;
    @Tree Node r;
  }

  @Tree Node a;
  @Tree Node b;

  @Declarative
  boolean repOkLocal() {
    return b == null || b.l == null;
  }
}

class MainLocalInherited extends LocalBase {
  @Declarative
  boolean repOk() {
    return true;
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
    if (n.l == null) {
      n.l = new Node();
    }
  }
}

/** One that reads nothing of what is changed. */
class MainLocalDeep {
  static class Leaf {
    int k;
    int j;
    @Tree Leaf l;
    @Tree Leaf r;

    @Declarative
    boolean repOkLocal() {
      return k <= 1;
    }
  }

  @Tree Leaf a;
  @Tree Leaf b;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  boolean repOkLocal() {
    return b == null || b.j == 0;
  }

  @Declarative
  static boolean isBelow(Leaf at, Leaf n) {
    return at != null && (at == n || isBelow(at.l, n) || isBelow(at.r, n));
  }

  @Pre("set")
  @Declarative
  boolean isPart(Leaf n) {
    return n != null && (isBelow(a, n) || isBelow(b, n));
  }

  public void set(Leaf n) {
    n.k = 1;
  }
}
