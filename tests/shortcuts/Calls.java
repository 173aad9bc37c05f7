// What a call gives is remembered, on the path and for later ones (symbolic/memo.c). Made under a
// condition, a loop in it may end sooner than it would: then it is worth nothing elsewhere.
//
// all RingsWhenSmall --ints 1..12 --nodes 1: violated
// all RingsInCondition --ints 1..12 --nodes 1: named
// all RingsOfTwo --ints 1..12 --nodes 1: named
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
