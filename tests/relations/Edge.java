// verify: --unroll 4
// Numbers at the ends of their range.
import glassbox.spec.*;

class Edge {
  @Returns("x < 0 => (-x) else x")
  static int abs(int x) { return x < 0 ? -x : x; }

  @Ensures("return >= 0")
  static int badAbs(int x) { return x < 0 ? -x : x; }

  @Ensures("x > 0 => return > x")
  static int badNext(int x) { return x + 1; }

  @Requires("y != 0")
  @Ensures("(x div y) mul y + (x rem y) = x && return = x rem y")
  static int rem(int x, int y) { return x % y; }

  @Requires("y > 0")
  @Ensures("return >= 0")
  static int badRem(int x, int y) { return x % y; }

  @Requires("y > 0")
  @Ensures("return >= 0 && return < y")
  static int floorRem(int x, int y) { int r = x % y; return r < 0 ? r + y : r; }

  @Throws("ArithmeticException: y = 0")
  @Returns("x div y")
  static int div(int x, int y) { return x / y; }

  @Returns("x < y => x else y")
  static int min(int x, int y) { return x < y ? x : y; }

  @Returns("x < y => (-1) else x > y => 1 else 0")
  static int compare(int x, int y) { return x < y ? -1 : x > y ? 1 : 0; }

  @Ensures("(return < 0) <=> (x < y)")
  static int badCompare(int x, int y) { return x - y; }

  @Requires("x >= -4 && x < 4 && y >= -3 && y < 4")
  @Ensures("(return < 0) <=> (x < y)")
  static int compareSmall(int x, int y) { return x - y; }

  @Returns("(x + y) div 2")
  @Requires("x >= 0 && y >= 0")
  static int badMean(int x, int y) { return x + (y - x) / 2; }

  @Requires("x >= 0 && y >= x")
  @Ensures("return >= x && return <= y")
  static int mean(int x, int y) { return x + (y - x) / 2; }

  @Requires("x >= 0 && y >= x")
  @Ensures("return >= x && return <= y")
  static int badMiddle(int x, int y) { return (x + y) / 2; }

  @Requires("x >= 0")
  @Returns("x div 2")
  static int half(int x) { return x >> 1; }

  @Returns("x div 2")
  static int badHalf(int x) { return x >> 1; }

  @Returns("x mul 2")
  static int twice(int x) { return x << 1; }

  @Returns("0")
  static int shiftedOut(int x, int y) { return y < 0 && y > -5 ? (x << y) & 7 : 0; }

  @Returns("x < 0 => (-1) else 0")
  @Requires("y < 0 && y > -5")
  static int sign(int x, int y) { return x >> y; }

  @Requires("x >= 0")
  @Returns("x rem 2 = 1")
  static boolean odd(int x) { return (x & 1) == 1; }

  @Returns("x rem 2 = 1")
  static boolean oddNegative(int x) { return x % 2 == 1; }

  @Returns("x rem 2 != 0")
  static boolean badOdd(int x) { return x % 2 == 1; }

  @Returns("x = 0")
  static boolean zero(long x) { return x == 0L; }

  @Returns("x > y")
  static boolean longer(long x, int y) { return x > y; }

  @Returns("c")
  static char same(char c) { char d = c; return d; }

  @Ensures("return >= 0")
  static int wide(char c) { return c; }

  @Requires("c < 5")
  @Returns("c + 1")
  static int next(char c) { return c + 1; }

  @Returns("-1 - x")
  static int not(int x) { return ~x; }

  @Returns("x")
  static int twiceNegated(int x) { return -(-x); }

  @Ensures("return = 0 <=> x = 0")
  static int lowest(int x) { return x & -x; }

  @Requires("x > 0")
  @Ensures("return > 0")
  static int lowestPositive(int x) { return x & -x; }

  @Requires("n >= 0 && n < 3")
  @Returns("n mul (n + 1) div 2")
  static int triangle(int n) { int s = 0; for (int i = 1; i <= n; i++) s += i; return s; }

  @Requires("n >= 0")
  @Returns("n mul (n + 1) div 2")
  static int badTriangle(int n) { int s = 0; for (int i = 1; i < n; i++) s += i; return s; }
}
