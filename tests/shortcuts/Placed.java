import glassbox.Declarative;
import glassbox.Tree;

/**
 * Abstractions of a user's own that compare keys of which the invariant says less than
 * src/symbolic/placed.c would like: one of them is not there, or nobody knows how they lie.
 */
// paths Hinted --against Hinted.Assoc --nodes 3 --ints 0..2: violated
// paths HintedBack --against HintedBack.Assoc --nodes 3 --ints 0..2: violated
// paths HintedTwice --against HintedTwice.Assoc --nodes 2 --ints 0..1: violated
// paths HintIs --against HintIs.Assoc --nodes 3 --ints 0..2: violated
// paths Loose --against Loose.Assoc --nodes 2 --ints 0..1: violated
// paths HeapTimes --against HeapTimes.Assoc --nodes 3 --ints 0..2: violated
// paths HeapPairs --against HeapPairs.Assoc --nodes 3 --ints 0..2: violated
public class Placed {}

/** What most have in common: a search tree of ints, and a list of them. */
abstract class Keys {
  static class Node {
    int key;
    @Tree Node left;
    @Tree Node right;

    Node(int key) {
      this.key = key;
    }
  }

  @Tree Node root;

  static class Cell {
    int key;
    @Tree Cell next;

    Cell(int key, Cell next) {
      this.key = key;
      this.next = next;
    }
  }

  public boolean has(int key) {
    Node n = root;
    while (n != null && n.key != key) {
      n = key < n.key ? n.left : n.right;
    }
    return n != null;
  }

  @Declarative
  boolean repOk() {
    return isBetween(root, null, null);
  }

  @Declarative
  boolean isBetween(Node n, Node low, Node high) {
    return n == null
        || (low == null || isBefore(low, n))
            && (high == null || isBefore(n, high))
            && isBetween(n.left, low, n)
            && isBetween(n.right, n, high);
  }

  @Declarative
  boolean isBefore(Node a, Node b) {
    return a.key < b.key;
  }

  @Declarative
  static Cell list(Node n, Cell rest) {
    if (n == null) {
      return rest;
    }
    return list(n.left, new Cell(n.key, list(n.right, rest)));
  }

  @Declarative
  static boolean holds(Cell cells, int key) {
    for (Cell c = cells; c != null; c = c.next) {
      if (c.key == key) {
        return true;
      }
    }
    return false;
  }

  @Declarative
  static boolean isIn(Cell a, Cell b) {
    for (Cell c = a; c != null; c = c.next) {
      if (!holds(b, c.key)) {
        return false;
      }
    }
    return true;
  }

  @Declarative
  static boolean same(Cell a, Cell b) {
    return isIn(a, b) && isIn(b, a);
  }
}

/** A node that may lie beside the tree, with a key of the tree. */
abstract class Hints extends Keys {
  Node hint;

  /** What the abstractions have in common. Their lists begin anywhere. */
  abstract static class Entries {
    @Tree Cell cells;

    @Declarative
    boolean holdsThat(Node n) {
      for (Cell c = cells; c != null; c = c.next) {
        if (c.key == n.key) {
          return true;
        }
      }
      return false;
    }

    @Declarative
    boolean isBehind(Node n) {
      for (Cell c = cells; c != null; c = c.next) {
        if (n.key != c.key) {
          continue;
        }
        return true;
      }
      return false;
    }
  }

  @Declarative
  static boolean isThat(Node n, int key) {
    return n.key == key;
  }

  /** Found by its key, and only as a node of the tree. */
  protected boolean isAttached() {
    Node n = root;
    while (n != null && hint != null && n != hint) {
      n = hint.key < n.key ? n.left : n.right;
    }
    return n != null && hint != null;
  }
}

/** Keys are compared of which one need not be there. */
class Hinted extends Hints {
  static class Assoc extends Entries {
    boolean hinted;

    public boolean isHinted() {
      return hinted;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells) && hinted == o.hinted;
    }
  }

  public boolean isHinted() {
    return isAttached();
  }

  @Declarative
  Assoc abstraction() {
    Assoc a = new Assoc();
    a.cells = list(root, null);
    a.hinted = hint != null && a.holdsThat(hint);
    return a;
  }
}

/** The other way round. */
class HintedBack extends Hints {
  static class Assoc extends Entries {
    boolean hinted;

    public boolean isHinted() {
      return hinted;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells) && hinted == o.hinted;
    }
  }

  public boolean isHinted() {
    return isAttached();
  }

  @Declarative
  Assoc abstraction() {
    Assoc a = new Assoc();
    a.cells = list(root, null);
    a.hinted = hint != null && a.isBehind(hint);
    return a;
  }
}

/** What is known where it is asked first is not known where it is asked again. */
class HintedTwice extends Hints {
  static class Assoc extends Entries {
    boolean below;
    boolean hinted;

    public boolean isHinted() {
      return hinted;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells) && below == o.below && hinted == o.hinted;
    }
  }

  @Declarative
  boolean hasKeyOf(Node n) {
    for (Cell c = list(root, null); c != null; c = c.next) {
      if (c.key == n.key) {
        return true;
      }
    }
    return false;
  }

  public boolean isHinted() {
    return isAttached();
  }

  @Declarative
  Assoc abstraction() {
    Assoc a = new Assoc();
    a.cells = list(root, null);
    a.below = root != null && root.left != null && hasKeyOf(root.left);
    a.hinted = hint != null && hasKeyOf(hint);
    return a;
  }
}

/** A key that need not be there is compared with a number that is no key. */
class HintIs extends Hints {
  int limit;

  static class Assoc {
    @Tree Cell cells;
    boolean at;

    @Declarative
    Assoc(Cell cells, boolean at) {
      this.cells = cells;
      this.at = at;
    }

    public boolean isAt() {
      return at;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells) && at == o.at;
    }
  }

  public boolean isAt() {
    return isAttached() && hint.key == limit;
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null), hint != null && isThat(hint, limit));
  }
}

/** Neighbours are compared, but only where a flag is set do they have to differ. */
class Loose {
  static class Item {
    int key;
    boolean counts;
    @Tree Item next;
  }

  @Tree Item first;
  boolean strict;

  static class Assoc {
    @Tree Keys.Cell cells;

    public boolean single() {
      return isSingle();
    }

    @Declarative
    boolean isSingle() {
      for (Keys.Cell c = cells; c != null; c = c.next) {
        for (Keys.Cell d = c.next; d != null; d = d.next) {
          if (c.key == d.key) {
            return false;
          }
        }
      }
      return true;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return Keys.same(cells, o.cells) && isSingle() == o.isSingle();
    }
  }

  @Declarative
  static Keys.Cell list(Item i) {
    if (i == null) {
      return null;
    }
    return i.counts ? new Keys.Cell(i.key, list(i.next)) : list(i.next);
  }

  @Declarative
  boolean repOk() {
    for (Item i = first; i != null && i.next != null; i = i.next) {
      if (i.key == i.next.key && strict) {
        return false;
      }
    }
    return true;
  }

  public boolean single() {
    return true;
  }

  @Declarative
  Assoc abstraction() {
    Assoc a = new Assoc();
    a.cells = list(first);
    return a;
  }
}

/** Both children are less than their parent: how they lie to each other, nobody knows. */
abstract class Heaped extends Keys {
  @Override
  @Declarative
  boolean repOk() {
    return isHeap(root);
  }

  @Declarative
  private static boolean isHeap(Node n) {
    return n == null
        || (n.left == null || n.left.key < n.key)
            && (n.right == null || n.right.key < n.key)
            && isHeap(n.left)
            && isHeap(n.right);
  }
}

/** A key may be there twice, and then it counts twice. */
class HeapTimes extends Heaped {
  int seen;

  static class Assoc {
    @Tree Cell cells;
    int seen;

    @Declarative
    int times(int key) {
      int all = 0;
      for (Cell c = cells; c != null; c = c.next) {
        if (c.key == key) {
          all++;
        }
      }
      return all;
    }

    public void count(int key) {
      seen = times(key);
    }

    @Declarative
    private boolean hasAsOften(Assoc o) {
      for (Cell c = cells; c != null; c = c.next) {
        if (times(c.key) != o.times(c.key)) {
          return false;
        }
      }
      return true;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return hasAsOften(o) && o.hasAsOften(this) && seen == o.seen;
    }
  }

  public void count(int key) {
    seen = 0;
    if (root == null) {
      return;
    }
    if (root.key == key) {
      seen = 1;
      return;
    }
    if (root.left != null) {
      seen = 2; /* for a moment */
      if (root.left.key == key) {
        seen = 1;
        return;
      }
      seen = 0;
    }
    if (root.right != null && root.right.key == key) {
      seen = 1;
    }
  }

  @Declarative
  Assoc abstraction() {
    Assoc a = new Assoc();
    a.cells = list(root, null);
    a.seen = seen;
    return a;
  }
}

/** Whether a key is there twice is part of what is compared. */
class HeapPairs extends Heaped {
  static class Assoc {
    @Tree Cell cells;
    boolean twice;

    @Declarative
    boolean hasPair() {
      for (Cell c = cells; c != null; c = c.next) {
        for (Cell d = c.next; d != null; d = d.next) {
          if (c.key == d.key) {
            return true;
          }
        }
      }
      return false;
    }

    public boolean pairs() {
      return twice;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells) && twice == o.twice;
    }
  }

  public boolean pairs() {
    return false;
  }

  @Declarative
  Assoc abstraction() {
    Assoc a = new Assoc();
    a.cells = list(root, null);
    a.twice = a.hasPair();
    return a;
  }
}
