import glassbox.Declarative;
import glassbox.Tree;

/**
 * Abstractions of a user's own: lists of which nobody knows where they begin, walked entry by
 * entry, and keys of which the module's invariant may or may not say how they lie.
 */
// paths Ordered --against Ordered.Assoc --nodes 3 --ints 0..3: holds
// sat Ordered --against Ordered.Assoc --nodes 15 --ints 0..15: holds
// paths Forgets --against Forgets.Assoc --nodes 3 --ints 0..3: violated
// sat Forgets --against Forgets.Assoc --nodes 15 --ints 0..15: violated
// paths Twice --against Twice.Assoc --nodes 3 --ints 0..2: violated
// paths TwiceFar --against TwiceFar.Assoc --nodes 4 --ints 0..3: violated
// paths Spare --against Spare.Assoc --nodes 3 --ints 0..2: violated
// paths Unlinks --against Unlinks.Assoc --nodes 3 --ints 0..3: holds
// paths UnlinksTwo --against UnlinksTwo.Assoc --nodes 3 --ints 0..3: violated
// paths After --against After.Assoc --nodes 3 --ints 0..3: violated
// paths RingLate --against RingLate.Assoc --nodes 3 --ints 0..2: violated
// sat LatePair --nodes 11 --ints 0..2: violated
// sat NoPair --nodes 10 --ints 0..2: holds
// paths NoPair --nodes 4 --ints 0..2: holds
// paths Known --against Known.Assoc --nodes 2 --ints 0..2: violated
// paths MarksRight --against Marks.Assoc --nodes 3 --ints 0..3: violated
// paths MarksLeft --against Marks.Assoc --nodes 3 --ints 0..3: violated
public class Walks {}

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

  protected void insert(int key) {
    Node above = null;
    for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
      if (n.key == key) {
        return;
      }
      above = n;
    }
    if (above == null) {
      root = new Node(key);
    } else if (key < above.key) {
      above.left = new Node(key);
    } else {
      above.right = new Node(key);
    }
  }
}

/** As it should be. */
class Ordered extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public boolean has(int key) {
      for (Cell c = cells; c != null; c = c.next) {
        if (c.key == key) {
          return true;
        }
      }
      return false;
    }

    public void add(int key) {
      if (!has(key)) {
        cells = new Cell(key, cells);
      }
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  public void add(int key) {
    insert(key);
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** One key is not added where the tree is full of smaller ones. */
class Forgets extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public void add(int key) {
      for (Cell c = cells; c != null; c = c.next) {
        if (c.key == key) {
          return;
        }
      }
      cells = new Cell(key, cells);
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  public void add(int key) {
    if (root != null && root.left != null && key > root.key && root.right == null) {
      return;
    }
    insert(key);
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** The invariant lets a key be there twice; the abstraction takes out all, the tree one. */
class Twice extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public int times(int key) {
      for (Cell c = cells; c != null; c = c.next) {
        if (c.key == key) {
          return 1;
        }
      }
      return 0;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  @Override
  @Declarative
  boolean isBefore(Node a, Node b) {
    return a.key <= b.key;
  }

  public int times(int key) {
    return times(root, key);
  }

  @Declarative
  private static int times(Node n, int key) {
    return n == null ? 0 : times(n.left, key) + times(n.right, key) + (n.key == key ? 1 : 0);
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** Children differ from their parents; what is further up may have the same key. */
class TwiceFar extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public boolean single() {
      for (Cell c = cells; c != null; c = c.next) {
        for (Cell d = c.next; d != null; d = d.next) {
          if (c.key == d.key) {
            return false;
          }
        }
      }
      return true;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  @Override
  @Declarative
  boolean repOk() {
    return isMixed(root);
  }

  @Declarative
  private static boolean isMixed(Node n) {
    return n == null
        || (n.left == null || n.left.key < n.key)
            && (n.right == null || n.key < n.right.key)
            && isMixed(n.left)
            && isMixed(n.right);
  }

  public boolean single() {
    return true;
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** A node beside the tree has any key, and is an entry like the others. */
class Spare extends Keys {
  @Tree Node spare;

  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public boolean single() {
      for (Cell c = cells; c != null; c = c.next) {
        for (Cell d = c.next; d != null; d = d.next) {
          if (d.key == c.key) {
            return false;
          }
        }
      }
      return true;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  @Override
  @Declarative
  boolean repOk() {
    return isBetween(root, null, null)
        && (spare == null || spare.left == null && spare.right == null)
        && (spare == null || root == null || root.left != null || spare.key < root.key);
  }

  public boolean single() {
    return true;
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, list(spare, null)));
  }
}

/** A walk with two references, one behind the other. */
class Unlinks extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    @Declarative
    boolean repOk() {
      for (Cell c = cells; c != null; c = c.next) {
        if (holds(c.next, c.key)) {
          return false;
        }
      }
      return true;
    }

    public void cutLeast(int key) {
      Cell before = null;
      Cell c = cells;
      while (c != null) {
        if (c.key == key) {
          if (before == null) {
            cells = c.next;
          } else {
            before.next = c.next;
          }
          return;
        }
        before = c;
        c = c.next;
      }
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  public void cutLeast(int key) {
    if (root != null && root.key == key && root.left == null) {
      root = root.right;
    } else {
      Node above = root;
      Node n = root;
      while (n != null && n.key != key) {
        above = n;
        n = key < n.key ? n.left : n.right;
      }
      if (n == null) {
        return;
      }
      if (n.left == null) {
        replace(above, n, n.right);
      } else if (n.right == null) {
        replace(above, n, n.left);
      } else {
        Node least = n.right;
        Node over = n;
        while (least.left != null) {
          over = least;
          least = least.left;
        }
        n.key = least.key;
        replace(over, least, least.right);
      }
    }
  }

  private void replace(Node above, Node n, Node by) {
    if (above == n) {
      root = by;
    } else if (above.left == n) {
      above.left = by;
    } else {
      above.right = by;
    }
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** Cuts out what follows, too, when there are three. */
class UnlinksTwo extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public void cutFirst() {
      Cell before = null;
      for (Cell c = cells; c != null; c = c.next) {
        if (before != null && before != cells && c.next == null) {
          cells = cells.next;
        }
        before = c;
      }
      cells = cells == null ? null : cells.next;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  public void cutFirst() {
    if (root == null) {
      return;
    }
    if (root.left == null) {
      root = root.right;
      return;
    }
    Node above = root;
    while (above.left.left != null) {
      above = above.left;
    }
    above.left = above.left.right;
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** What the walk has found is compared behind the loop, where it may be any entry. */
class After extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public boolean isLast(int key) {
      Cell last = null;
      for (Cell c = cells; c != null; c = c.next) {
        last = c;
      }
      Cell first = cells;
      return first != null && last.key == first.key && first.key == key;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  public boolean isLast(int key) {
    return false;
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** A list whose end leads back to its beginning, and of which the last entry is not asked. */
class RingLate extends Keys {
  static class Assoc {
    Cell entry;

    @Declarative
    Assoc(Cell cells) {
      entry = cells;
      Cell last = null;
      for (Cell c = cells; c != null; c = c.next) {
        last = c;
      }
      if (last != null) {
        last.next = cells;
      }
    }

    public boolean has(int key) {
      Cell c = entry;
      if (c == null) {
        return false;
      }
      while (c.next != entry) {
        if (c.key == key) {
          return true;
        }
        c = c.next;
      }
      return false;
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return (entry == null) == (o.entry == null);
    }
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** Loops within each other, over more entries than a loop may have before it is looked at. */
class LatePair {
  static class Item {
    int key;
    @Tree Item next;
  }

  @Tree Item first;

  /** Those that count, each of which may be missing. */
  @Declarative
  static Keys.Cell counting(Item i) {
    if (i == null) {
      return null;
    }
    Keys.Cell rest = counting(i.next);
    return i.key == 0 ? rest : new Keys.Cell(i.key, rest);
  }

  @Declarative
  boolean repOk() {
    for (Keys.Cell c = counting(first); c != null; c = c.next) {
      for (Keys.Cell d = c.next; d != null; d = d.next) {
        if (d.key == 2 && c.key == 2) {
          return false;
        }
      }
    }
    return true;
  }

  public void raise() {
    Item i = first;
    int steps = 0;
    while (i != null && steps < 10) {
      i = i.next;
      steps++;
    }
    if (i != null) {
      i.key = 2;
    }
  }
}

/** The last may be the greatest. */
class NoPair {
  @Tree LatePair.Item first;

  @Declarative
  boolean repOk() {
    for (Keys.Cell c = LatePair.counting(first); c != null; c = c.next) {
      for (Keys.Cell d = c.next; d != null; d = d.next) {
        if (d.key < c.key) {
          return false;
        }
      }
    }
    return true;
  }

  public void raise() {
    LatePair.Item i = first;
    while (i != null && i.next != null) {
      i = i.next;
    }
    if (i != null) {
      i.key = 2;
    }
  }
}

/** A node that is no part of the tree may have the key of one that is. */
class Known extends Keys {
  static class Assoc {
    @Tree Cell cells;

    @Declarative
    Assoc(Cell cells) {
      this.cells = cells;
    }

    public boolean knows(Node n) {
      return n == null || holds(cells, n.key);
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      return same(cells, o.cells);
    }
  }

  public boolean knows(Node n) {
    if (n == null) {
      return true;
    }
    Node m = n; // now it is known which node it is, and nothing of its key
    while (m.left != null) {
      m = m.left;
    }
    Node top = root;
    while (top != null && top != n) {
      top = top.left != null ? top.left : top.right;
    }
    return top != null;
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

/** What is known of an argument on one path is not so on another: one side is not looked at. */
class Marks {
  static class Node {
    int key;
    boolean marked;
    @Tree Node left;
    @Tree Node right;
  }

  static class Entry {
    int key;
    boolean marked;
    @Tree Entry next;

    @Declarative
    Entry(int key, boolean marked, Entry next) {
      this.key = key;
      this.marked = marked;
      this.next = next;
    }
  }

  static class Assoc {
    @Tree Entry first;

    @Declarative
    Assoc(Entry first) {
      this.first = first;
    }

    public void mark(int key) {
      for (Entry e = first; e != null; e = e.next) {
        if (e.key == key) {
          e.marked = true;
        }
      }
    }

    @Declarative
    public boolean equalTo(Assoc o) {
      for (Entry e = first; e != null; e = e.next) {
        if (!o.has(e.key, e.marked)) {
          return false;
        }
      }
      return true;
    }

    @Declarative
    boolean has(int key, boolean marked) {
      for (Entry e = first; e != null; e = e.next) {
        if (e.key == key) {
          return e.marked == marked;
        }
      }
      return false;
    }
  }

  @Tree Node root;

  @Declarative
  boolean repOk() {
    return isBetween(root, null, null);
  }

  @Declarative
  boolean isBetween(Node n, Node low, Node high) {
    return n == null
        || (low == null || low.key < n.key)
            && (high == null || n.key < high.key)
            && isBetween(n.left, low, n)
            && isBetween(n.right, n, high);
  }

  @Declarative
  static Entry list(Node n, Entry rest) {
    if (n == null) {
      return rest;
    }
    return list(n.left, new Entry(n.key, n.marked, list(n.right, rest)));
  }

  @Declarative
  Assoc abstraction() {
    return new Assoc(list(root, null));
  }
}

class MarksRight extends Marks {
  public void mark(int key) {
    for (Node n = root; n != null && key >= n.key; n = n.right) {
      if (n.key == key) {
        n.marked = true;
        return;
      }
    }
  }
}

class MarksLeft extends Marks {
  public void mark(int key) {
    for (Node n = root; n != null && key <= n.key; n = n.left) {
      if (n.key == key) {
        n.marked = true;
        return;
      }
    }
  }
}
