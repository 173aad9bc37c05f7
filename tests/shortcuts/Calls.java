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
