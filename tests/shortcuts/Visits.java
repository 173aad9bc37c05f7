import glassbox.Declarative;
import glassbox.Tree;

/**
 * Invariants that search by a loop in what an operation has turned round: where the search
 * parts, where it ends, what it carries along, and what is read where it has arrived.
 */
// all Favourite --nodes 6 --ints 0..2: named
// all Deep --nodes 6 --ints 0..2: named
// all Above --nodes 6 --ints 0..2: named
// all Nothing --nodes 3 --ints 0..2: named
// all Pairs --nodes 6 --ints 0..2: named
// all Boxes --nodes 3 --ints 0..1 --objects Integer=3: named
// all Chain --nodes 4 --ints 0..3: named
// all Both --nodes 5 --ints 0..3: named
public class Visits {}

/** A search tree of ints, searched by loops alone. */
abstract class Searched {
  static class Node {
    int key;
    int value;
    @Tree Node left;
    @Tree Node right;

    Node(int key) {
      this.key = key;
    }
  }

  @Tree Node root;

  @Declarative
  static boolean ordered(Node n, int low, int high) {
    return n == null
        || low < n.key && n.key < high && ordered(n.left, low, n.key)
            && ordered(n.right, n.key, high);
  }

  @Declarative
  boolean isOrdered() {
    return ordered(root, -1, 1000);
  }

  @Declarative
  Node find(int key) {
    Node n = root;
    while (n != null) {
      if (key < n.key) {
        n = n.left;
      } else if (key > n.key) {
        n = n.right;
      } else {
        return n;
      }
    }
    return null;
  }

  /** The left child comes up; what was between the two goes over, or does not. */
  void turn(boolean keeps) {
    if (root != null && root.left != null) {
      Node up = root.left;
      root.left = keeps ? up.right : null;
      up.right = root;
      root = up;
    }
  }

  void put(int key, int value) {
    Node above = null;
    Node n = root;
    while (n != null && n.key != key) {
      above = n;
      n = n.key < key ? n.right : n.left;
    }
    if (n == null) {
      n = new Node(key);
      if (above == null) {
        root = n;
      } else if (above.key < key) {
        above.right = n;
      } else {
        above.left = n;
      }
    }
    n.value = value;
  }
}

/** One key is there always: a way that the search takes is lost, or is not. */
class Favourite extends Searched {
  int favourite;

  public void turns() {
    turn(true);
  }

  public void badTurns() {
    turn(false);
  }

  public void chooses(int key) {
    if (find(key) != null) {
      favourite = key;
    }
  }

  public void badChooses(int key) {
    if (root != null) {
      favourite = key;
    }
  }

  /** Goes the search's own way, but for the last step. */
  public void badCuts(int key) {
    for (Node n = root; n != null && n.key != key; n = key < n.key ? n.left : n.right) {
      if (n.left != null && n.left.key == key) {
        n.left = null;
      }
    }
  }

  public void cuts(int key) {
    if (key == favourite) {
      return;
    }
    for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
      if (n.left != null && n.left.key == key && n.left.left == null && n.left.right == null) {
        n.left = null;
        return;
      }
    }
  }

  @Declarative
  boolean repOk() {
    return isOrdered() && (root == null || find(favourite) != null);
  }
}

/** What is counted on the way, and differs where ways meet behind the loop. */
class Deep extends Searched {
  int favourite;
  int limit;

  @Declarative
  int depth(int key) {
    int steps = 0;
    for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
      if (n.key == key) {
        break;
      }
      steps++;
    }
    return steps;
  }

  public void turns() {
    turn(true);
    limit = limit < 3 ? limit + 1 : 3;
    if (depth(favourite) > limit) {
      limit = depth(favourite);
    }
  }

  public void badTurns() {
    turn(true);
  }

  public void badPuts(int key) {
    put(key, 0);
  }

  public void puts(int key) {
    put(key, 0);
    limit = depth(favourite);
  }

  @Declarative
  boolean repOk() {
    return isOrdered() && depth(favourite) <= limit;
  }
}

/** A second reference behind the first: who the node hangs under is marked. */
class Above extends Searched {
  int favourite;

  public void badTurns() {
    turn(true);
  }

  public void turns() {
    turn(true);
    for (Node n = root; n != null; n = favourite < n.key ? n.left : n.right) {
      n.value = 1;
    }
  }

  public void puts(int key) {
    put(key, 1);
  }

  public void badPuts(int key) {
    put(key, 0);
  }

  @Declarative
  boolean repOk() {
    Node above = null;
    Node n = root;
    while (n != null && n.key != favourite) {
      above = n;
      n = favourite < n.key ? n.left : n.right;
    }
    return isOrdered() && (above == null || above.value == 1);
  }
}

/** The search ends with nothing, and what is read then is another number. */
class Nothing extends Searched {
  int absent;

  @Declarative
  int valueOf(int key, int otherwise) {
    Node n = root;
    while (n != null && n.key != key) {
      n = key < n.key ? n.left : n.right;
    }
    return n == null ? otherwise : n.value;
  }

  public void puts(int key, int value) {
    if (key != absent || value == 2) {
      put(key, value);
    }
  }

  public void badPuts(int key, int value) {
    put(key, value);
  }

  public void turns() {
    turn(true);
  }

  /** What is lost is nothing, and that is as good as 2. */
  public void loses() {
    turn(false);
  }

  public void badMoves(int key) {
    absent = key;
  }

  @Declarative
  boolean repOk() {
    return isOrdered() && valueOf(absent, 2) == 2 && !(valueOf(absent, 2) < 2);
  }
}

/** Two searches, whose numbers may come of the same slots under other conditions. */
class Pairs extends Searched {
  int one;
  int other;

  @Declarative
  int valueAt(int key) {
    Node n = find(key);
    return n != null ? n.value : 0;
  }

  public void badPuts(int key, int value) {
    put(key, value);
  }

  public void puts(int key, int value) {
    if (key == one && value > valueAt(other)) {
      return;
    }
    if (key == other && value < valueAt(one)) {
      return;
    }
    put(key, value);
  }

  public void same(int value) {
    put(one, value);
    put(other, value);
  }

  public void badSwap() {
    int known = one;
    one = other;
    other = known;
  }

  public void turns() {
    turn(true);
  }

  public void badLoses() {
    turn(false);
  }

  @Declarative
  boolean repOk() {
    return isOrdered() && valueAt(one) <= valueAt(other);
  }
}

/** The same with numbers in boxes, which may be null. */
class Boxes {
  static class Node {
    int key;
    Integer value;
    @Tree Node left;
    @Tree Node right;
  }

  @Tree Node root;
  int most;
  int where;

  @Declarative
  Integer get(int key) {
    Node n = root;
    while (n != null && n.key != key) {
      n = key < n.key ? n.left : n.right;
    }
    return n == null ? null : n.value;
  }

  @Declarative
  private static boolean ordered(Node n, Integer low, Integer high) {
    return n == null
        || (low == null || low < n.key) && (high == null || n.key < high)
            && n.value != null && ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
  }

  public void turns() {
    if (root != null && root.right != null) {
      Node up = root.right;
      root.right = up.left;
      up.left = root;
      root = up;
    }
  }

  public void badSets(int key, Integer value) {
    for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
      if (n.key == key && value != null) {
        n.value = value;
        return;
      }
    }
  }

  public void sets(int key, Integer value) {
    if (get(key) == null || value == null) {
      return;
    }
    badSets(key, value);
    if (key == where) {
      most = value;
    }
  }

  public void badMoves(int key) {
    where = key;
  }

  public void moves(int key) {
    Integer value = get(key);
    if (value != null) {
      where = key;
      most = value;
    }
  }

  @Declarative
  boolean repOk() {
    Integer value = get(where);
    return ordered(root, null, null) && (root == null || value != null && value == most);
  }
}

/** A list that is walked after any of its cells is gone. */
class Chain {
  static class Cell {
    int key;
    boolean marked;
    @Tree Cell next;
  }

  @Tree Cell first;
  int marks;
  int greatest;

  private void cut(int key, boolean counts) {
    Cell before = null;
    for (Cell c = first; c != null; before = c, c = c.next) {
      if (c.key == key) {
        if (before == null) {
          first = c.next;
        } else {
          before.next = c.next;
        }
        if (c.marked && counts) {
          marks--;
        }
        return;
      }
    }
  }

  public void cuts(int key) {
    cut(key, true);
    greatest = maximum();
  }

  public void badCuts(int key) {
    cut(key, false);
    greatest = maximum();
  }

  public void badKeeps(int key) {
    cut(key, true);
  }

  public void keeps(int key) {
    if (key != greatest) {
      cut(key, true);
    }
  }

  @Declarative
  int maximum() {
    int most = 0;
    for (Cell c = first; c != null; c = c.next) {
      if (c.key > most) {
        most = c.key;
      }
    }
    return most;
  }

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Cell c = first; c != null; c = c.next) {
      if (c.next != null && c.next.key <= c.key) {
        return false;
      }
      if (c.marked) {
        n++;
      }
    }
    return n == marks && greatest == maximum();
  }
}

/** Two ways lead to one node: by next, and by a link that skips some. */
class Both {
  static class Stop {
    int key;
    @Tree Stop next;
    Stop skip;
  }

  @Tree Stop first;
  int wanted;

  @Declarative
  boolean arrives() {
    int rides = 0;
    Stop s = first;
    while (s != null && s.key < wanted) {
      rides++;
      s = s.skip != null && s.skip.key <= wanted ? s.skip : s.next;
    }
    return s != null && s.key == wanted && rides <= 2;
  }

  @Declarative
  private boolean skips() {
    for (Stop s = first; s != null; s = s.next) {
      boolean own = s.skip == null;
      for (Stop t = s.next; t != null; t = t.next) {
        own |= t == s.skip;
        if (t.key <= s.key) {
          return false;
        }
      }
      if (!own) {
        return false;
      }
    }
    return true;
  }

  public void badForgets() {
    if (first != null) {
      first.skip = null;
    }
  }

  public void badWants(int key) {
    wanted = key;
  }

  public void shortens() {
    if (first != null && first.next != null && first.key < wanted && first.skip == null) {
      first.skip = first.next;
    }
  }

  public void wants() {
    if (first != null) {
      wanted = first.key;
    }
  }

  @Declarative
  boolean repOk() {
    return skips() && (first == null || arrives());
  }
}
