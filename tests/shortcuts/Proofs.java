import glassbox.Declarative;
import glassbox.Post;
import glassbox.Range;
import glassbox.Tree;

/**
 * What is left to prove after a path, and in which words: formulas that look like one that is
 * known, under a condition that is another one now; numbers at the end of their range; arrays of
 * another length; integers that were fixed.
 */
// all OtherBranch --ints 0..2: violated
// all OtherBranchKept --ints 0..2: holds
// all OtherHolder --nodes 3 --ints 0..2 --objects Node=0: violated
// all GuardGone --nodes 3 --ints 0..1 --objects Node=0: violated
// all LeastKeys --nodes 4 --ints -2147483648..-2147483645 --objects Node=0: violated
// all GreatestKeys --nodes 4 --ints 2147483644..2147483647 --objects Node=0: violated
// all LongTable --nodes 1 --arrays 3 --ints 0..2: violated
// all TableKept --nodes 1 --arrays 3 --ints 0..2: holds
// all TwoTables --nodes 1 --arrays 2 --ints 0..1: violated
// all FixedBefore --ints 0..8: violated
// all FixedElsewhere --ints 0..8 --objects Cell=2: violated
// all FixedKept --ints 0..8: holds
// sat ManyParts --ints 0..9: named
public class Proofs {}

/** The condition under which something is known is turned round. */
class OtherBranch {
  boolean first;
  int x;
  int y;

  @Declarative
  boolean repOk() {
    return first ? x < 2 : y < 2;
  }

  public void turn() {
    first = !first;
  }
}

class OtherBranchKept {
  boolean first;
  int x;
  int y;

  @Declarative
  boolean repOk() {
    return first ? x < 2 : y < 2;
  }

  public void turn() {
    int z = x;
    x = y;
    y = z;
    first = !first;
  }
}

/** What was said of one node is asked of another. */
class OtherHolder {
  static class Node {
    int k;
    @Tree Node next;
  }

  @Tree Node a;
  @Tree Node b;

  @Declarative
  boolean repOk() {
    return (a == null || a.k < 2) && (b == null || b.k > 0);
  }

  public void change() {
    Node n = a;
    a = b;
    b = n;
  }
}

/** Nothing was known of what a null reference did not lead to. */
class GuardGone {
  static class Node {
    int k;
    @Tree Node next;
  }

  @Tree Node a;
  boolean checked;

  @Declarative
  static boolean isZero(Node n) {
    return n == null || n.k == 0 && isZero(n.next);
  }

  @Declarative
  boolean repOk() {
    return !checked || isZero(a);
  }

  public void check() {
    checked = a == null || a.k == 0;
  }
}

/** A tree of keys, at the lower end of what there is. */
class LeastKeys {
  static class Node {
    int k;
    @Tree Node l;
    @Tree Node r;
  }

  @Tree Node root;

  @Declarative
  static boolean isBetween(Node n, long low, long high) {
    return n == null
        || n.k > low && n.k < high && isBetween(n.l, low, n.k) && isBetween(n.r, n.k, high);
  }

  @Declarative
  boolean repOk() {
    return isBetween(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public void decrease(int k) {
    Node n = root;
    while (n != null && n.k != k) {
      n = k < n.k ? n.l : n.r;
    }
    if (n != null && n.l == null) {
      n.k = n.k - 1;
    }
  }
}

class GreatestKeys {
  static class Node {
    int k;
    @Tree Node l;
    @Tree Node r;
  }

  @Tree Node root;

  @Declarative
  static boolean isBetween(Node n, long low, long high) {
    return n == null
        || n.k > low && n.k < high && isBetween(n.l, low, n.k) && isBetween(n.r, n.k, high);
  }

  @Declarative
  boolean repOk() {
    return isBetween(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public void increase(int k) {
    Node n = root;
    while (n != null && n.k != k) {
      n = k - n.k < 0 ? n.l : n.r;
    }
    if (n != null && n.r == null) {
      n.k = n.k + 1;
    }
  }
}

/** A table that is another one afterwards. */
class LongTable {
  int[] table;

  @Declarative
  boolean repOk() {
    if (table == null || table.length == 0) {
      return false;
    }
    for (int i = 0; i < table.length; i++) {
      if (table[i] % table.length != i && table[i] != 0) {
        return false;
      }
    }
    return true;
  }

  public void grow() {
    int[] longer = new int[table.length + 1];
    for (int i = 0; i < table.length; i++) {
      longer[i] = table[i];
    }
    table = longer;
  }
}

class TableKept {
  int[] table;

  @Declarative
  boolean repOk() {
    if (table == null || table.length == 0) {
      return false;
    }
    for (int i = 0; i < table.length; i++) {
      if (table[i] > i) {
        return false;
      }
    }
    return true;
  }

  public void grow() {
    int[] longer = new int[table.length + 1];
    for (int i = 0; i < table.length; i++) {
      longer[i + 1] = table[i];
    }
    table = longer;
  }
}

/** Two tables, of which only one says how long it is. */
class TwoTables {
  int[] one;
  int[] other;

  @Declarative
  boolean repOk() {
    return one != null
        && other != null
        && one.length <= other.length
        && (one.length == 0 || one[0] <= other[0]);
  }

  public void change() {
    int[] was = one;
    one = other;
    other = was;
  }
}

/** An integer that a loop goes up to, as it was before. */
class FixedBefore {
  int n;
  int sum;

  @Declarative
  boolean repOk() {
    return n >= 0;
  }

  public void count() {
    sum = 0;
    for (int i = 0; i < n; i++) {
      sum++;
    }
    n = 0;
  }

  @Post("count")
  @Declarative
  boolean isCounted(FixedBefore before) {
    return sum == before.n && before.n != 7;
  }
}

/** It is one of two objects that differ by name alone, until it is fixed. */
class FixedElsewhere {
  static class Cell {
    int n;
  }

  Cell a;
  Cell b;
  Cell c;
  int sum;

  @Declarative
  boolean repOk() {
    return a != null && b != null && c != null;
  }

  public void count() {
    sum = 0;
    for (int i = 0; i < b.n; i++) {
      sum++;
    }
    a.n = 1;
    if (c == b && a != b && sum == 8) {
      assert c.n < 8;
    }
    sum = 0;
  }
}

class FixedKept {
  @Range(min = 0, max = 8) int n;
  int sum;

  @Declarative
  boolean repOk() {
    return sum >= 0;
  }

  public void count() {
    sum = 0;
    for (int i = 0; i < n; i++) {
      sum++;
    }
  }

  @Post("count")
  @Declarative
  boolean isCounted(FixedKept before) {
    return sum == before.n && n == before.n;
  }
}

/** Nine things are left to prove, each for itself; one of them is wrong. */
class ManyParts {
  int a;
  int b;
  int c;
  int d;
  int e;
  int f;
  int g;
  int h;
  int i;
  int most;

  @Declarative
  boolean repOk() {
    return a <= most
        && b <= most
        && c <= most
        && d <= most
        && e <= most
        && f <= most
        && g <= most
        && h <= most
        && i <= most;
  }

  public void lower(int x, int y) {
    if (x > most) return;
    a = Math.min(x, y);
    b = Math.min(x, y + 1);
    c = Math.min(x, y + 2);
    d = Math.min(x, y + 3);
    e = Math.min(x, y + 4);
    f = Math.min(x, y + 5);
    g = Math.min(x, y + 6);
    h = Math.min(x, y + 7);
    i = Math.min(x, y + 8);
  }

  public void badFirst(int x, int y) {
    if (x > most) return;
    a = Math.max(x, y);
    b = Math.min(x, y + 1);
    c = Math.min(x, y + 2);
    d = Math.min(x, y + 3);
    e = Math.min(x, y + 4);
    f = Math.min(x, y + 5);
    g = Math.min(x, y + 6);
    h = Math.min(x, y + 7);
    i = Math.min(x, y + 8);
  }

  public void badFourth(int x, int y) {
    if (x > most) return;
    a = Math.min(x, y);
    b = Math.min(x, y + 1);
    c = Math.min(x, y + 2);
    d = Math.max(x, y + 3);
    e = Math.min(x, y + 4);
    f = Math.min(x, y + 5);
    g = Math.min(x, y + 6);
    h = Math.min(x, y + 7);
    i = Math.min(x, y + 8);
  }

  public void badSeventh(int x, int y) {
    if (x > most) return;
    a = Math.min(x, y);
    b = Math.min(x, y + 1);
    c = Math.min(x, y + 2);
    d = Math.min(x, y + 3);
    e = Math.min(x, y + 4);
    f = Math.min(x, y + 5);
    g = Math.max(x, y + 6);
    h = Math.min(x, y + 7);
    i = Math.min(x, y + 8);
  }

  public void badLast(int x, int y) {
    if (x > most) return;
    a = Math.min(x, y);
    b = Math.min(x, y + 1);
    c = Math.min(x, y + 2);
    d = Math.min(x, y + 3);
    e = Math.min(x, y + 4);
    f = Math.min(x, y + 5);
    g = Math.min(x, y + 6);
    h = Math.min(x, y + 7);
    i = Math.max(x, y + 8);
  }
}
