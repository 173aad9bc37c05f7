// verify: --scope 2 --bitwidth 4
// An array takes what its own class allows, not what the variable's type does.
import glassbox.spec.*;

class Stores {
  private Object[] items = new Object[4];
  public Object[] open;
  private Object[] given;

  Stores(Object[] g) {
    given = g;
  }

  @Requires("a != null && i >= 0 && i < a.length")
  @Ensures("a[i] = v")
  @Modifies("a[i]")
  static void badSet(Object[] a, int i, Object v) {
    a[i] = v;
  }

  @Requires("a instanceof exactly Object[] && i >= 0 && i < a.length")
  @Ensures("a[i] = v")
  @Modifies("a[i]")
  static void set(Object[] a, int i, Object v) {
    a[i] = v;
  }

  @Requires("a != null && i >= 0 && i < a.length")
  @Ensures("a[i] = v")
  @Modifies("a[i]")
  static void setFinal(String[] a, int i, String v) {
    a[i] = v;
  }

  @Requires("a != null && i >= 0 && i < a.length && j >= 0 && j < a.length")
  @Ensures("a[i] = old(a[j]) && a[j] = old(a[i])")
  @Modifies({"a[i]", "a[j]"})
  static void swap(Object[] a, int i, int j) {
    Object t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  @Requires("this.items != null && this.items.length > 0")
  @Ensures("this.items[0] = v")
  @Modifies("this.items[0]")
  void put(Object v) {
    items[0] = v;
  }

  @Requires("this.open != null && this.open.length > 0")
  @Ensures("this.open[0] = v")
  @Modifies("this.open[0]")
  void badPut(Object v) {
    open[0] = v;
  }

  @Requires("this.given != null && this.given.length > 0")
  @Ensures("this.given[0] = v")
  @Modifies("this.given[0]")
  void badGiven(Object v) {
    given[0] = v;
  }

  @Requires("a != null")
  @Returns("a.length")
  static int len(Object[] a) {
    return a.length;
  }

  @Requires("a != null")
  @Throws("ArrayStoreException: a.length > 0 && v != null && !(v instanceof Stores) && a instanceof Stores[]")
  @Modifies("a[0]")
  static void badMaybe(Object[] a, Object v) {
    if (a.length > 0) a[0] = v;
  }

  @Requires("a != null && a.length > 0")
  @Ensures("a[0] = v")
  @Modifies("a[0]")
  static void badBase(Base[] a, Base v) {
    a[0] = v;
  }

  @Requires("a != null && a.length > 0")
  @Ensures("a[0] = v")
  @Modifies("a[0]")
  static void sub(Sub[] a, Sub v) {
    a[0] = v;
  }

  static class Base {}
  static class Sub extends Base {}

  @Requires("a != null && a.length > 0 && row != null")
  @Ensures("a[0] = row")
  @Modifies("a[0]")
  static void badRow(Object[][] a, Object[] row) {
    a[0] = row;
  }

  @Requires("a instanceof exactly Object[][] && a.length > 0 && row != null")
  @Ensures("a[0] = row")
  @Modifies("a[0]")
  static void row(Object[][] a, Object[] row) {
    a[0] = row;
  }

  @Requires("a != null && a.length > 0")
  @Throws("ArrayStoreException: a.length > 0 && !(v instanceof Sub) && v != null && a instanceof Sub[]")
  @Modifies("a[0]")
  static void thrown(Base[] a, Base v) {
    a[0] = v;
  }

  @Requires("a != null")
  @Ensures("a.length > 0 && (v = null || !(a instanceof exactly Sub[])) => a[0] = v")
  @Modifies("a[0]")
  static void caught(Base[] a, Base v) {
    try {
      a[0] = v;
    } catch (ArrayStoreException | ArrayIndexOutOfBoundsException e) {
    }
  }

  @Requires("n >= 0")
  @Ensures("return.length = n && return instanceof exactly Base[]")
  static Base[] fresh(int n) {
    Base[] made = new Base[n];
    for (int i = 0; i < n; i++)
      made[i] = new Base();
    return made;
  }

  @Requires("a != null")
  @Ensures("return instanceof exactly Base[]")
  static Base[] badCopy(Base[] a) {
    return a.clone();
  }

  @Requires("a != null && b != null && a.length = b.length")
  @Ensures("all i: int | i >= 0 && i < a.length => b[i] = old(a[i])")
  @Modifies("b[int]")
  static void badCopyAll(Base[] a, Base[] b) {
    System.arraycopy(a, 0, b, 0, a.length);
  }

  @Requires("a != null && b instanceof exactly Base[] && a.length = b.length")
  @Ensures("all i: int | i >= 0 && i < a.length => b[i] = old(a[i])")
  @Modifies("b[int]")
  static void copyAll(Base[] a, Base[] b) {
    System.arraycopy(a, 0, b, 0, a.length);
  }

  @Requires("a != null && b != null && a.length = b.length && b.length > 1")
  @Ensures("a[0] instanceof Sub => b[0] = old(a[0])")
  @Throws("ArrayStoreException: a.length = b.length && b.length > 1 && b instanceof Sub[] && (some i: int | i >= 0 && i < a.length && !(a[i] instanceof Sub) && a[i] != null)")
  @Modifies("b[int]")
  static void copyExact(Base[] a, Base[] b) {
    System.arraycopy(a, 0, b, 0, a.length);
  }

  @Requires("a instanceof exactly Base[] && b instanceof exactly Sub[] && a != b && a.length = 2 && b.length = 2")
  @Ensures("(a[0] instanceof Sub => b[0] = old(a[0])) && (old(a[0]) instanceof exactly Base => b[1] = old(b[1]))")
  @Modifies("b[int]")
  static void copyPart(Base[] a, Base[] b) {
    try {
      System.arraycopy(a, 0, b, 0, 2);
    } catch (ArrayStoreException e) {
    }
  }

  @Requires("a instanceof exactly Base[] && b instanceof exactly Sub[] && a != b && a.length = 2 && b.length = 2")
  @Ensures("b[0] = old(a[0]) || b[0] = null")
  @Modifies("b[int]")
  static void badCopyPart(Base[] a, Base[] b) {
    try {
      System.arraycopy(a, 0, b, 0, 2);
    } catch (ArrayStoreException e) {
    }
  }
}
