/** Methods for the symbolic evaluator: every branch, loop and error it can meet with integers. */
class Pure {
  int x;
  Pure next;

  Pure(int x, Pure next) {
    this.x = x;
    this.next = next;
  }

  static int max(int a, int b) {
    return a > b ? a : b;
  }

  static int nested(int a, int b) {
    if (a > 0) {
      if (b > 0) return 1;
      a = -a;
    }
    if (a == b) return 2;
    return a * 3 - b;
  }

  static int loop(int a, int b) {
    int s = 0;
    for (int i = 0; i < a; i++) {
      if (i == b) continue;
      if (s > 5) break;
      s += i;
    }
    return s;
  }

  static int lasting(int a, int b) {
    int s = a;
    for (int i = 0; i < 100; i++) {
      s = s ^ i ^ b;
    }
    return s;
  }

  static int early(int a, int b) {
    for (int i = 0; i < 6; i++) {
      if (i >= a) {
        if (i == b) return i;
      }
    }
    return -1;
  }

  static int divide(int a, int b) {
    return a / b + a % b;
  }

  static int recursive(int a, int b) {
    return a <= 0 ? b : recursive(a - 1, b + a);
  }

  static int choice(int a, int b) {
    switch (a) {
      case 0: return b;
      case 1: b++;
      case 2: return b * 2;
      case 100: return 7;
      default: return a - b;
    }
  }

  static int bits(int a, int b) {
    return (a << (b & 3)) ^ (a >> 1) | (b >>> 30) & ~a;
  }

  static int array(int a, int b) {
    int[] t = {3, 1, 4, 1, 5};
    return t[a] + t[b & 3];
  }

  static int writes(int a, int b) {
    int[] t = new int[4];
    t[a & 3] = b;
    t[b & 3] += 2;
    return t[0] + 10 * t[1] + 100 * t[2] + 1000 * t[3];
  }

  static int objects(int a, int b) {
    Pure p = new Pure(a, new Pure(b, null));
    Pure q = a < b ? p : p.next;
    q.x += 5;
    return p.x * 100 + p.next.x + (q.next == null ? 1 : 0);
  }

  static int chase(int a, int b) {
    Pure p = new Pure(1, a > 0 ? new Pure(2, b > 0 ? new Pure(3, null) : null) : null);
    int s = 0;
    while (p != null) {
      s += p.x;
      p = p.next;
    }
    return s;
  }

  void set(int v) {
    if (v > 0) x = v;
  }

  static int guardedCall(int a, int b) {
    Pure p = new Pure(7, null);
    if (a > 0) p.set(b);
    Pure q = a < b ? p : new Pure(8, p);
    q.set(a);
    return p.x * 100 + q.x;
  }

  static int nullness(int a, int b) {
    Pure p = a == b ? null : new Pure(a, null);
    return p.x;
  }

  static int caught(int a, int b) {
    try {
      return 10 / a;
    } catch (ArithmeticException e) {
      return b;
    } finally {
      b++;
    }
  }

  static int thrown(int a, int b) {
    if (a == 3) throw new IllegalStateException("a is " + a);
    assert b != 2 : b;
    return a + b;
  }

  static int longs(int a, int b) {
    long l = (long) a * Integer.MAX_VALUE + b;
    return (int) (l ^ (l >>> 32)) + Long.compare(l, b);
  }

  static int dispatch(int a, int b) {
    Pure p = a > 1 ? new Twice(b) : new Pure(b, null);
    return p.value() + (p instanceof Twice ? 1 : 0);
  }

  int value() {
    return x;
  }

  static class Twice extends Pure {
    Twice(int x) {
      super(x, null);
    }

    @Override
    int value() {
      return 2 * x;
    }
  }

  static int sized(int a, int b) {
    int[] made = new int[a];
    made[b] = 5;
    return made.length + made[b] + made[0];
  }

  static int ticked(int a, int b) {
    boolean[] seen = new boolean[a + 3];
    for (int i = 0; i < 3; i++) {
      if (seen[(i + b) & 3]) return i;
      seen[(i * a) & 3] = true;
    }
    return seen.length;
  }

  static int weighed(int[] x) {
    int sum = 0;
    for (int i = 0; i < x.length; i++) sum = 7 * sum + x[i];
    return sum;
  }

  static int copied(int a, int b) {
    int[] from = {1, 2, 3, 4}, to = {9, 9, 9, 9, 9};
    System.arraycopy(from, a, to, b, 2);
    return weighed(to);
  }

  static int counted(int a, int b) {
    int[] from = {1, 2, 3, 4}, to = new int[b];
    System.arraycopy(from, 1, to, 0, a);
    return weighed(to);
  }

  static int overlapping(int a, int b) {
    int[] x = {1, 2, 3, 4, 5};
    System.arraycopy(x, a, x, b, 3);
    return weighed(x);
  }

  static int copiedFromNull(int a, int b) {
    int[] to = new int[3];
    System.arraycopy(a > b ? null : to, 0, a == b ? null : to, 0, 0);
    return to.length;
  }

  static int resized(int a, int b) {
    return weighed(java.util.Arrays.copyOf(new int[] {1, 2, b}, a));
  }

  static int cloned(int a, int b) {
    int[] x = new int[a & 3], y = x.clone();
    if (y.length > 0) y[0] = b;
    return weighed(x) * 100 + weighed(y);
  }

  static int narrowed(int a, int b) {
    byte[] bytes = new byte[2];
    short[] shorts = new short[2];
    char[] chars = new char[2];
    bytes[a & 1] = (byte) (a * 100);
    shorts[a & 1] = (short) (a * 10000);
    chars[b & 1] = (char) (b * 10000);
    return bytes[0] + bytes[1] + shorts[0] + shorts[1] + chars[0] + chars[1];
  }

  static int stored(int a, int b) {
    Object[] x = a > 0 ? new Pure[2] : new Object[a + 5];
    x[b & 1] = b > a ? new Pure(1, null) : new Object();
    return x.length;
  }
}
