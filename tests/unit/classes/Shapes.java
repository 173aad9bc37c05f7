import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.function.IntSupplier;

/** One of everything that a class file can say about a class. */
abstract class Shapes<T extends Comparable<T>> implements Runnable, java.io.Serializable {
  static final boolean FLAG = true;
  static final int NUMBER = 42;
  static final long LONG = 1L << 33;
  static final float FLOAT = 1.5f;
  static final double DOUBLE = 2.5;
  static final String TEXT = "text";
  private volatile List<T> items;
  protected transient int[][] grid;

  enum Colour { RED, GREEN }

  record Point(int x, List<String> names) {}

  sealed interface Figure permits Circle, Square {}

  static final class Circle implements Figure {}

  static final class Square implements Figure {}

  interface Greeter {
    default String greet() { return "hello"; }
  }

  class Inner {
    int own = NUMBER;
  }

  native int outside(double d);

  abstract T least();

  static <E extends Exception> void thrower(E e) throws E, IOException,
      FileNotFoundException {
    throw e;
  }

  IntSupplier lambda(int captured) { return () -> captured + NUMBER; }

  String concat(int a, long b) { return "a" + a + "b" + b; }

  static int table(int k) {
    switch (k) {
      case 1: return 10;
      case 2: return 20;
      case 3: return 30;
      case 4: return 40;
      default: return -1;
    }
  }

  static int lookup(int k) {
    switch (k) {
      case -1000: return 1;
      case 0: return 2;
      case 100000: return 3;
      default: return 4;
    }
  }

  static int caught(Object o, long wide) {
    int result = 0;
    try {
      result = o.hashCode();
    } catch (NullPointerException e) {
      double half = 0.5;
      result = (int) (half + wide);
    } finally {
      result++;
    }
    return result;
  }

  static Object arrays(int n) {
    Object[] a = new Object[n];
    int[][][] b = new int[n][n][];
    a[0] = b;
    synchronized (a) {
      return a instanceof Object[] ? a : new long[n];
    }
  }

  static boolean calls(Greeter g, Object o) {
    Runnable anonymous = new Runnable() {
      public void run() {}
    };
    anonymous.run();
    return g.greet().equals(o.toString()) && o == (Object) Shapes.class;
  }
}
