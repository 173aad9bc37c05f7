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
// all RoomLeft --ints 0..1 --steps 1000000: violated
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

/** A call is known where there was room for it; here there is room for its first frames alone. */
class RoomLeft {
  int n;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad;
  }

  private static int down(int k) {
    return k == 0 ? 0 : 1 + down(k - 1);
  }

  /** A large frame: 1549 of them are too many with what down needs, 1578 without. */
  private int walk(int k) {
    int a0 = k, a1 = k, a2 = k, a3 = k, a4 = k, a5 = k, a6 = k, a7 = k, a8 = k, a9 = k, a10 = k,
        a11 = k, a12 = k, a13 = k, a14 = k, a15 = k, a16 = k, a17 = k, a18 = k, a19 = k, a20 =
        k, a21 = k, a22 = k, a23 = k, a24 = k, a25 = k, a26 = k, a27 = k, a28 = k, a29 = k, a30
        = k, a31 = k, a32 = k, a33 = k, a34 = k, a35 = k, a36 = k, a37 = k, a38 = k, a39 = k,
        a40 = k, a41 = k, a42 = k, a43 = k, a44 = k, a45 = k, a46 = k, a47 = k, a48 = k, a49 =
        k, a50 = k, a51 = k, a52 = k, a53 = k, a54 = k, a55 = k, a56 = k, a57 = k, a58 = k, a59
        = k, a60 = k, a61 = k, a62 = k, a63 = k, a64 = k, a65 = k, a66 = k, a67 = k, a68 = k,
        a69 = k, a70 = k, a71 = k, a72 = k, a73 = k, a74 = k, a75 = k, a76 = k, a77 = k, a78 =
        k, a79 = k, a80 = k, a81 = k, a82 = k, a83 = k, a84 = k, a85 = k, a86 = k, a87 = k, a88
        = k, a89 = k, a90 = k, a91 = k, a92 = k, a93 = k, a94 = k, a95 = k, a96 = k, a97 = k,
        a98 = k, a99 = k, a100 = k, a101 = k, a102 = k, a103 = k, a104 = k, a105 = k, a106 = k,
        a107 = k, a108 = k, a109 = k, a110 = k, a111 = k, a112 = k, a113 = k, a114 = k, a115 =
        k, a116 = k, a117 = k, a118 = k, a119 = k, a120 = k, a121 = k, a122 = k, a123 = k, a124
        = k, a125 = k, a126 = k, a127 = k, a128 = k, a129 = k, a130 = k, a131 = k, a132 = k,
        a133 = k, a134 = k, a135 = k, a136 = k, a137 = k, a138 = k, a139 = k, a140 = k, a141 =
        k, a142 = k, a143 = k, a144 = k, a145 = k, a146 = k, a147 = k, a148 = k, a149 = k;
    n = 1 - n;
    return k == 0 ? down(400) : walk(a149 - 1);
  }

  public void run() {
    int known = down(400);
    try {
      known += walk(1564);
    } catch (StackOverflowError e) {
      bad = true;
    }
    n = 0;
  }
}
