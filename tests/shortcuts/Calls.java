// What a call gives is remembered, on the path and for later ones (symbolic/memo.c). Made under a
// condition, a loop in it may end sooner than it would: then it is worth nothing elsewhere.
//
// all RingsWhenSmall --ints 1..12 --nodes 1: violated
// all RingsInCondition --ints 1..12 --nodes 1: named
// all RingsOfTwo --ints 1..12 --nodes 1: named
// all WrittenBetween --ints 0..2 --nodes 1 --objects Cell=2: named
// all ReadBelow --ints 0..2 --nodes 1 --arrays 2: named
// all MadeInCalls --ints 0..2 --nodes 1: named
// all EachOther --ints 0..2 --nodes 1: named
import glassbox.Choose;
import glassbox.Tree;
import glassbox.Declarative;

/** After nine turns at most where the number is small, after nineteen where it is nine. */
class RingsWhenSmall {
  int bell;
  boolean loud;

  static int turns(int x) {
    int count = 0;
    while (x != 1) {
      x = (x & 1) == 0 ? x >> 1 : 3 * x + 1;
      count++;
    }
    return count;
  }

  public void ring() {
    boolean few = false;
    if (bell <= 4 && turns(bell) > 2) {
      few = true;
    }
    loud = few;
    if (turns(bell) == 19) {
      throw new IllegalStateException();
    }
  }

  @Declarative
  boolean repOk() {
    return bell > 0;
  }
}

/** The first call is an operand, or in a branch; the second decides. */
class RingsInCondition {
  int bell;
  int last;

  @Declarative
  static int turns(int x) {
    int count = 0;
    while (x != 1) {
      x = (x & 1) == 0 ? x >> 1 : 3 * x + 1;
      count++;
    }
    return count;
  }

  public void badOperand() {
    boolean few = bell <= 4 && turns(bell) > 2;
    assert turns(bell) < 19;
    last = few ? 1 : 0;
  }

  public int badBranch() {
    int few = bell <= 4 ? turns(bell) : 0;
    return few + 10 / (turns(bell) - 19);
  }

  public void badWritten() {
    int few = 1;
    if (bell <= 4) {
      few = turns(bell);
    }
    int all = turns(bell);
    last = all == 19 ? -few : few;
  }

  public int same() {
    int few = bell <= 4 ? turns(bell) : 0;
    int all = turns(bell);
    assert bell > 4 || few == all;
    return all;
  }

  @Declarative
  boolean repOk() {
    return bell > 0 && last >= 0;
  }
}

/** The call is within another one, which has no condition of its own. */
class RingsOfTwo {
  int one;
  int two;
  boolean loud;

  static int turns(int x) {
    int count = 0;
    while (x != 1) {
      x = (x & 1) == 0 ? x >> 1 : 3 * x + 1;
      count++;
    }
    return count;
  }

  static boolean isLong(int x) {
    return turns(x) > 3;
  }

  static boolean someIsLong(int a, int b) {
    return a < 4 && isLong(a) || b < 4 && isLong(b);
  }

  public void badAfterwards() {
    loud = someIsLong(one, two);
    if (isLong(one) && turns(one) == 19) {
      throw new IllegalStateException();
    }
  }

  public void badOneOfTwo() {
    boolean some = loud ? one < 4 && isLong(one) : two < 4 && isLong(two);
    if (isLong(two) && turns(two) == 19 && !some) {
      throw new IllegalStateException();
    }
    loud = some;
  }

  public void keeps() {
    loud = someIsLong(one, two);
    assert !loud || turns(one) > 3 || turns(two) > 3;
  }

  @Declarative
  boolean repOk() {
    return one > 0 && two > 0;
  }
}

/** What the call has read is written by another name, or is another object's. */
class WrittenBetween {
  static class Cell {
    int amount;
    Cell other;
  }

  Cell mine;
  Cell yours;

  int both() {
    return mine.amount + yours.amount;
  }

  int beyond() {
    return mine.other == null ? 0 : mine.other.amount;
  }

  public void badTwice() {
    int before = both();
    yours.amount++;
    assert both() != before + 2;
  }

  public void badBeyond() {
    int before = beyond();
    yours.amount = 2;
    assert beyond() == before || mine == yours || before != 1;
  }

  public void badBetween() {
    yours.amount = 1;
    int once = both();
    yours.amount = 2;
    assert both() != once + 2;
  }

  int far() {
    return mine.amount * 4 + yours.amount;
  }

  public void badFar() {
    int before = far();
    yours.amount = 1;
    int once = far();
    mine.amount = 2;
    assert before == once || far() == once || far() != 10;
  }

  public void badMoved() {
    int before = beyond();
    mine.other = yours;
    assert before != 1 || beyond() != 2;
  }

  public void once() {
    int before = both();
    yours.amount++;
    int after = both();
    assert after == before + (mine == yours ? 2 : 1);
  }

  @Declarative
  boolean repOk() {
    return mine != null && yours != null && both() >= 0 && beyond() >= 0;
  }
}

/** One call has read through another, which was known when it was made. */
class ReadBelow {
  int[] marks;
  int top;

  int best() {
    int most = 0;
    for (int mark : marks) {
      most = Math.max(most, mark);
    }
    return most;
  }

  int gap() {
    return top - best();
  }

  boolean isFull() {
    return gap() == 0;
  }

  public void badRaise(int at, int mark) {
    if (at >= 0 && at < marks.length && mark <= top && !isFull()) {
      marks[at] = mark;
      assert !isFull();
    }
  }

  public void raise(int at, int mark) {
    if (at >= 0 && at < marks.length && mark <= top && mark >= best()) {
      int before = gap();
      marks[at] = mark;
      assert gap() <= before && gap() == top - mark;
    }
  }

  public void badReset() {
    for (int k = 0; k < marks.length; k++) {
      marks[k] = 0;
    }
    assert !isFull();
  }

  @Declarative
  boolean repOk() {
    return marks != null && best() >= 0 && gap() >= 0 && (isFull() || gap() > 0);
  }
}

/** Called twice with the same arguments: what it makes or fills in is not the same. */
class MadeInCalls {
  static class Box {
    int value;

    Box(int value) {
      this.value = value;
    }
  }

  int low;
  int high;

  @Declarative
  static Box box(int value) {
    return new Box(value);
  }

  @Declarative
  static void fill(Box b, int value) {
    b.value = value;
  }

  @Declarative
  boolean areTwo() {
    Box a = box(low);
    Box b = box(low);
    b.value++;
    return a != b && a.value == low;
  }

  @Declarative
  boolean isFilled() {
    Box a = box(0);
    fill(a, low);
    a.value = high + 1;
    fill(a, low);
    return a.value == low;
  }

  public void set(int value) {
    low = value;
    high = value;
  }

  public void badSet(int value) {
    low = value;
    high = value - 1;
  }

  public void badTwo() {
    assert !areTwo() || low != high;
  }

  @Declarative
  boolean repOk() {
    return areTwo() && isFilled() && low <= high;
  }
}

/** Two methods that call each other, each under its own condition. */
class EachOther {
  boolean left;
  boolean right;
  int depth;

  @Declarative
  boolean isLeft() {
    return left ? isRight() : depth > 0;
  }

  @Declarative
  boolean isRight() {
    return right ? isLeft() : depth > 1;
  }

  public void badTurn() {
    right = !left;
    assert isRight();
  }

  public void badDeep() {
    depth = 0;
  }

  public void turn() {
    right = false;
    depth = 2;
    assert isLeft();
  }

  @Declarative
  boolean repOk() {
    return (left && right || isLeft() || isRight()) && depth >= 0;
  }
}

// Declarative methods, called between writes.
// all Between --nodes 3 --ints 0..3: named
class Between {
  static class N {
    int k;
    @Tree N l, r;
  }
  @Tree N root;
  int h;
  @Declarative
  static int height(N n) {
    return n == null ? 0 : 1 + Math.max(height(n.l), height(n.r));
  }
  @Declarative
  int sum(N n) {
    return n == null ? 0 : n.k + sum(n.l) + sum(n.r);
  }
  public void left() {
    if (root != null && root.l != null) {
      int a = sum(root);
      N t = root.l;
      root.l = t.l;
      int b = sum(root);
      h = height(root);
      t.l = null;
      assert a - b == t.k + sum(t.r);
    }
  }
  public void badLeft() {
    if (root != null && root.l != null) {
      N t = root.l;
      h = height(root);
      root.l = t.l;
    }
  }
  public void add(int k) {
    if (root == null) {
      root = new N();
      root.k = k;
    } else if (root.l == null) {
      root.l = new N();
      root.l.k = k;
    }
    h = height(root);
    assert sum(root) >= k - sum(root) || k > 0;
  }
  public void badAdd(int k) {
    if (height(root) == 0) {
      root = new N();
      root.k = k;
      h = height(root);
    } else if (root.l == null) {
      root.l = new N();
      int was = height(root);
      root.l.l = new N();
      h = was;
    }
  }
  public void bump(int d) {
    if (root != null) {
      int before = sum(root);
      root.k += d;
      if (root.r != null) root.r.k += d;
      assert sum(root) == before + (root.r == null ? d : 2 * d);
    }
  }
  public void badBump(int d) {
    if (root != null) {
      int before = sum(root);
      root.k += d;
      if (root.r != null) root.r.k -= d;
      assert sum(root) == before + (root.r == null ? d : d == 2 ? 1 : 0);
    }
  }
  @Declarative
  boolean repOk() {
    return h == height(root);
  }
}

// A specification has an object of its own changed by others.
// all Visit --nodes 4 --ints 0..2: named
class Visit {
  static class N {
    int k;
    @Tree N l, r;
  }
  static class Acc {
    int n;
    Acc with(int d) {
      n += d;
      return this;
    }
  }
  @Tree N root;
  int total;
  static void go(N n, Acc a) {
    if (n == null) return;
    a.n += n.k;
    go(n.l, a);
    go(n.r, a);
  }
  static Acc fresh(int v) {
    Acc a = new Acc();
    a.n = v;
    return a;
  }
  public void set(int k) {
    if (root != null) {
      total += k - root.k;
      root.k = k;
    }
  }
  public void badSet(int k) {
    if (root != null) {
      total += k;
      root.k = k;
    }
  }
  public void cut() {
    if (root != null && root.l != null && root.l.l == null && root.l.r == null) {
      total -= root.l.k;
      root.l = null;
    }
  }
  public void badCut() {
    if (root != null && root.l != null) {
      total -= root.l.k;
      root.l = null;
    }
  }
  @Declarative
  boolean repOk() {
    Acc a = fresh(0), b = fresh(0);
    go(root, a);
    go(root, b);
    b.with(1).with(-1);
    return a != b && a.n == total && b.n == total;
  }
}

// Calls that go round for some states only.
// all Rounds --nodes 2 --ints 0..2 --objects P=3: named
class Rounds {
  static class P {
    P up;
    int d;
  }
  P at;
  int depth;
  static int depth(P p, int most) {
    return p == null ? 0 : most == 0 ? -9 : 1 + depth(p.up, most - 1);
  }
  public void up() {
    if (at != null) {
      at = at.up;
      depth--;
    }
  }
  public void badUp() {
    if (at != null && at.up != null) {
      at.up = at.up.up;
    }
  }
  public void join(P p) {
    if (p != null && p.up == null && p != at && depth(p, 3) == 1 && !in(at, p, 3)) {
      p.up = at;
      at = p;
      depth++;
    }
  }
  public void badJoin(P p) {
    if (p != null && p != at && p.up == null) {
      p.up = at;
      at = p;
      depth++;
    }
  }
  @Declarative
  static boolean in(P a, P p, int most) {
    return a != null && (a == p || most > 0 && in(a.up, p, most - 1));
  }
  @Declarative
  boolean repOk() {
    return depth(at, 3) == depth;
  }
}

// Loops with many ends.
// all Resume --nodes 4 --ints 0..3: named
class Resume {
  static class N {
    int k;
    @Tree N next;
  }
  @Tree N head;
  public void merge(int k) {
    N f = new N();
    f.k = k;
    N p = null, c = head;
    while (c != null && c.k < k) {
      p = c;
      c = c.next;
    }
    f.next = c;
    if (p == null) head = f;
    else p.next = f;
  }
  public void badMerge(int k) {
    N f = new N();
    f.k = k;
    N p = null, c = head;
    int steps = 0;
    while (c != null && c.k < k) {
      p = c;
      c = c.next;
      steps++;
    }
    f.next = c;
    if (p == null) head = f;
    else p.next = f;
    if (steps == 3 && c == null) f.k = 0;
  }
  public void bubble() {
    boolean again = true;
    while (again) {
      again = false;
      for (N n = head; n != null && n.next != null; n = n.next)
        if (n.k > n.next.k) {
          int t = n.k;
          n.k = n.next.k;
          n.next.k = t;
          again = true;
        }
    }
  }
  public void badLate() {
    int seen = 0;
    try {
      for (N n = head;; n = n.next) {
        seen += n.k;
        if (n.next.k == n.k + 1 && seen == 3) n.k = 3;
      }
    } catch (NullPointerException e) {
      if (seen == 6) head.k = 3;
    }
  }
  @Declarative
  boolean repOk() {
    for (N n = head; n != null && n.next != null; n = n.next)
      if (n.k > n.next.k) return false;
    return true;
  }
}

// An object that the path takes over from the machine is the same one after a branch.
// all Importing --nodes 1 --ints 0..3: named
class Importing {
  static final class Tag {
    int v;
    Tag other;
  }
  static class Late {
    static final Tag NONE = new Tag();
    static final Tag SOME = new Tag();
    static {
      SOME.other = NONE;
    }
  }
  int k;
  public void run(int a) {
    Tag t = Late.NONE;
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    assert t == Late.NONE;
  }
  public void other(int a) {
    Tag t = Late.SOME.other;
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    assert t == Late.NONE && t != Late.SOME;
  }
  public void badRun(int a) {
    Tag t = Late.SOME;
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) t = Late.NONE;
    assert t.other != null;
  }
  public void badOther(int a) {
    Tag t = a > 2 ? Late.SOME : Late.NONE;
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 3) assert t == Late.NONE;
  }
  @Declarative
  boolean repOk() {
    return k >= 0;
  }
}

// A literal, and a box of the cache, before a branch and after it.
// all ImportingText --nodes 1 --ints 0..3: named
class ImportingText {
  int k;
  String s;
  public void run(int a) {
    String t = "x";
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    assert t == "x";
  }
  public void badRun(int a) {
    String t = a == 3 ? "y" : "x";
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    assert t == "x";
  }
  public void set(int a) {
    Integer i = 77;
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    Integer j = 77;
    assert i == j;
  }
  @Declarative
  boolean repOk() {
    return k >= 0;
  }
}

// What chance gave before a branch is what it gave after it.
// all Chancy --nodes 1 --ints 0..3: named
class Chancy {
  int k, m;
  public void run(int a) {
    int c = Choose.integer(2);
    if (a == 0) k = c;
    else if (a == 1) k = c + 1;
    else if (a == 2) k = 0;
    m = a == 3 ? c : m;
    assert a != 3 || m == c;
  }
  public void badRun(int a) {
    int c = Choose.integer(2);
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    else {
      if (m == 1) k = 3;
      assert c != 2 || k != 3;
    }
  }
  public void badLate(int a) {
    int c = Choose.integer(2);
    if (a == 0) k = 1;
    else if (a == 1) k = 2;
    else if (a == 2) k = 0;
    int d = Choose.integer(1);
    assert a != 1 || c != 1 || d != 1;
  }
  @Declarative
  boolean repOk() {
    return k >= 0;
  }
}

// The path ends the loop of one call; another, which finds that one remembered, is of use on this
// path alone as well.
// all LongElsewhere --ints 0..9 --nodes 1: named
class LongElsewhere {
  int bell;
  int last;

  @Declarative
  static int turns(int x, int quick) {
    int count = 0;
    for (int left = x > quick ? 20 : 2; left > 0; left--) {
      count++;
    }
    return count;
  }

  @Declarative
  static boolean isLong(int x, int quick) {
    return turns(x, quick) == 20;
  }

  public void badSeldom() {
    if (bell <= 4) {
      int few = turns(bell, 8);
      last = isLong(bell, 8) ? 0 : few;
    } else {
      last = isLong(bell, 8) ? -1 : 2;
    }
  }

  public void badOften() {
    if (bell <= 6) {
      int few = turns(bell, 6);
      last = isLong(bell, 6) ? 0 : few;
    } else {
      last = isLong(bell, 6) ? -1 : 2;
    }
  }

  public void badAssert() {
    if (bell < 6) {
      int few = turns(bell, 5);
      if (isLong(bell, 5)) {
        last = few;
      }
    } else {
      assert !isLong(bell, 5);
    }
  }

  public void both() {
    if (bell <= 4) {
      int few = turns(bell, 4);
      last = isLong(bell, 4) ? -1 : few;
    } else {
      last = isLong(bell, 4) ? 2 : -1;
    }
  }

  @Declarative
  boolean repOk() {
    return bell >= 0 && last >= 0;
  }
}

/** Objects of two paths have the same number, and are of different classes: what a call found of one. */
// all MadeAs --ints 0..3 --arrays 1 --objects S=0,X=0,Y=0: named
class MadeAs {
    static abstract class S {
        int k;
    }

    static class X extends S {}

    static class Y extends S {}

    int r;
    int[] a;

    @Declarative
    boolean repOk() {
        return r >= 0 && a != null && a.length > 0;
    }

    static boolean isX(S s) {
        int n = 0;
        for (int i = 0; i < 2; i++) if (s instanceof X) n++;
        return n == 2;
    }

    public void make(int i) {
        S s;
        if (i == 0) {
            a[0] = 1;
            s = new X();
        } else {
            a[0] = 2;
            s = new Y();
        }
        r = isX(s) ? 1 : 0;
        assert (r == 1) == (i == 0);
    }

    public void badMake(int i) {
        S s;
        if (i == 0) {
            a[0] = 1;
            s = new X();
        } else {
            a[0] = 2;
            s = new Y();
        }
        r = isX(s) ? 1 : 0;
        assert r == 1;
    }
}
