import glassbox.Declarative;

/**
 * Calls within calls: the stack ends where that of the machine does, and what is known of a call
 * made elsewhere is of use only where there is room for it.
 */
// all Returns --ints 0..1: holds
// all ReturnsMerged --ints 0..1: holds
// all Overflows --ints 0..1: violated
// all OverflowsMerged --ints 0..1: violated
// all ValidNearTheEnd --ints 0..1: violated
// all DeepOfTwo --ints 0..1 --steps 1000000: violated
// all Endless --ints 0..1: holds
public class Stacks {}

/** Thousands of calls that are followed. */
class Returns {
  int n;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private int down(int k) {
    n = k & 1;
    return k == 0 ? 0 : 1 + down(k - 1);
  }

  public void run() {
    try {
      down(9000);
    } catch (StackOverflowError e) {
      bad = true;
    }
  }
}

/** The same, merged. */
class ReturnsMerged {
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private static int down(int k) {
    return k == 0 ? 0 : 1 + down(k - 1);
  }

  public void run() {
    try {
      bad = down(9000) != 9000;
    } catch (StackOverflowError e) {
      bad = true;
    }
  }
}

class Overflows {
  int n;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private int down(int k) {
    n = k & 1;
    return k == 0 ? 0 : 1 + down(k - 1);
  }

  public void run() {
    try {
      down(100000);
    } catch (StackOverflowError e) {
      bad = true;
    }
  }
}

class OverflowsMerged {
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private static int down(int k) {
    return k == 0 ? 0 : 1 + down(k - 1);
  }

  public void run() {
    try {
      bad = down(100000) != 100000;
    } catch (StackOverflowError e) {
      bad = true;
    }
  }
}

/** What overflows when called from deep down does not from here. */
class ValidNearTheEnd {
  int n;
  boolean bad;

  @Declarative
  boolean repOk() {
    if (n != 0) {
      return down(25000) == 0;
    }
    return !bad && down(9000) == 9000;
  }

  private static int down(int k) {
    return k == 0 ? 0 : 1 + down(k - 1);
  }

  public void run() {
    bad = n == 0;
  }
}

/** Half of the room is left where the call is known. */
class DeepOfTwo {
  int n;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private static int down(int k, int a, int b, int c, int d, int e, int f, int g, int h) {
    return k == 0 ? 0 : 1 + down(k - 1, h, a, b, c, d, e, f, g);
  }

  private static int after(int k, int a, int b, int c, int d, int e, int f, int g, int h) {
    return k == 0 ? down(6200, 0, 0, 0, 0, 0, 0, 0, 0) : 1 + after(k - 1, h, a, b, c, d, e, f, g);
  }

  public void run() {
    int known = down(6200, 0, 0, 0, 0, 0, 0, 0, 0);
    try {
      known += after(6200, 0, 0, 0, 0, 0, 0, 0, 0);
    } catch (StackOverflowError e) {
      known = 0;
    }
    bad = known == 0 && n == 1;
  }
}

/** Each call has other arguments, and none returns. */
class Endless {
  int n;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private int up(int k) {
    return up(k + 1) + n;
  }

  public void run() {
    try {
      up(0);
      bad = true;
    } catch (StackOverflowError e) {
      n = 0;
    }
  }
}
