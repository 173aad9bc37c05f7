import glassbox.Declarative;
import glassbox.Post;

/** Operations of which one question takes long: which numbers a product can be. */
public class LongQuestion {}

/** Longer than anybody waits. */
class FarTooLong {
  int a, b;

  @Declarative
  boolean repOk() {
    return a >= 2 && b >= 2;
  }

  public long product() {
    return (long) a * b;
  }

  @Post("product")
  @Declarative
  boolean isNoPrime(FarTooLong before, long product) {
    return product != 200123456789071L;
  }

  public int get(int which) {
    return which == 0 ? a : b;
  }

  public void swap() {
    int c = a;
    a = b;
    b = c;
  }

  public void fail() {
    if (a == 5 && b == 7) {
      a = 0;
    }
  }
}

/** A moment, of each. */
class Moments {
  int a, b;

  @Declarative
  boolean repOk() {
    return a >= 2 && b >= 2;
  }

  public int first() {
    return a * b;
  }

  @Post("first")
  @Declarative
  boolean isNoPrime(Moments before, int product) {
    return product != 1723456799;
  }

  public int get(int which) {
    return which == 0 ? a : b;
  }

  public int last() {
    return a * b;
  }

  @Post("last")
  @Declarative
  boolean isNotThisPrime(Moments before, int product) {
    return product != 1623456797;
  }
}

/** The number has two factors. */
class Factors {
  int a, b;

  @Declarative
  boolean repOk() {
    return a >= 2 && b >= 2;
  }

  public int product() {
    return a * b;
  }

  @Post("product")
  @Declarative
  boolean isNotTheirs(Factors before, int product) {
    return product != 1853897033;
  }

  public int get(int which) {
    return which == 0 ? a : b;
  }
}
