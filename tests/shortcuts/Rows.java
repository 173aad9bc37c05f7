import glassbox.AbsIntMap;
import glassbox.Declarative;

/**
 * Abstractions that are compared word for word, first: that is enough for two to be the same, and
 * says nothing of two that must differ.
 */
// paths MustDiffer --against MustDiffer.A --ints 0..2: violated
// paths DifferLater --against DifferLater.A --ints 0..2: violated
// paths DifferInside --against DifferInside.A --ints 0..2: violated
// paths Counted --against Counted.A --ints 0..2: violated
// sat Alike --against Alike.A --ints 0..2: holds
// sat Turned --against Turned.A --ints 0..2: holds
// paths NotAlike --against NotAlike.A --ints 0..2: violated
public class Rows {}

/** Two maps must not be the same. */
class MustDiffer {
  static class A {
    AbsIntMap s = new AbsIntMap();
    AbsIntMap t = new AbsIntMap();

    @Declarative
    A(int x, int y) {
      s.put(x, null);
      t.put(y, null);
    }

    @Declarative
    public boolean equalTo(A o) {
      return !s.equalTo(o.t);
    }

    public void run() {}
  }

  int x;
  int y;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  A abstraction() {
    return new A(x, y);
  }

  public void run() {
    n = 0;
  }
}

/** The states that come first are right. */
class DifferLater {
  static class A {
    AbsIntMap s = new AbsIntMap();
    AbsIntMap t = new AbsIntMap();
    int n;

    @Declarative
    A(int x, int y, int n) {
      s.put(x, null);
      t.put(y, null);
      this.n = n;
    }

    @Declarative
    public boolean equalTo(A o) {
      return n == o.n && (n != 2 || !s.equalTo(o.t));
    }

    public void run() {
      n = 2;
    }
  }

  int x;
  int y;
  int n;

  @Declarative
  boolean repOk() {
    return x != y || x == 2;
  }

  @Declarative
  A abstraction() {
    return new A(x, y, n);
  }

  public void run() {
    n = 2;
  }
}

/** What the abstraction itself says of two maps. */
class DifferInside {
  static class A {
    AbsIntMap s = new AbsIntMap();
    boolean same;

    @Declarative
    A(int x, int y) {
      AbsIntMap t = new AbsIntMap();
      s.put(x, null);
      t.put(y, null);
      same = s.equalTo(t);
    }

    @Declarative
    public boolean equalTo(A o) {
      return same == o.same;
    }

    public void run() {
      same = false;
    }
  }

  int x;
  int y;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  A abstraction() {
    return new A(x, y);
  }

  public void run() {
    n = 0;
  }
}

/** One of two, not both. */
class Counted {
  static class A {
    AbsIntMap s = new AbsIntMap();
    AbsIntMap t = new AbsIntMap();

    @Declarative
    A(int x, int y) {
      s.put(x, null);
      t.put(y, null);
    }

    @Declarative
    public boolean equalTo(A o) {
      int equal = s.equalTo(o.s) ? 1 : 0;
      return equal + (t.equalTo(o.s) ? 1 : 0) == 1;
    }

    public void run() {}
  }

  int x;
  int y;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  A abstraction() {
    return new A(x, y);
  }

  public void run() {
    n = 1;
  }
}

class Alike {
  static class A {
    AbsIntMap s = new AbsIntMap();

    @Declarative
    A(int x, int y) {
      s.put(x, null);
      s.put(y, null);
    }

    @Declarative
    public boolean equalTo(A o) {
      if (!s.equalTo(o.s)) {
        return false;
      }
      return s.size() == o.s.size();
    }

    public void run() {}
  }

  int x;
  int y;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  A abstraction() {
    return new A(x, y);
  }

  public void run() {
    int z = x;
    x = y;
    y = z;
  }
}

/** The same, but not word for word. */
class Turned {
  static class A {
    AbsIntMap s = new AbsIntMap();

    @Declarative
    A(int x, int y) {
      s.put(x, null);
      s.put(y, null);
    }

    @Declarative
    public boolean equalTo(A o) {
      return s.equalTo(o.s);
    }

    public void run() {}
  }

  int x;
  int y;

  @Declarative
  boolean repOk() {
    return x + y == 2;
  }

  @Declarative
  A abstraction() {
    return new A(x, y);
  }

  public void run() {
    x = 2 - x;
    y = 2 - y;
  }
}

class NotAlike {
  static class A {
    AbsIntMap s = new AbsIntMap();

    @Declarative
    A(int x, int y) {
      s.put(x, null);
      s.put(y, null);
    }

    @Declarative
    public boolean equalTo(A o) {
      return s.equalTo(o.s);
    }

    public void run() {}
  }

  int x;
  int y;

  @Declarative
  boolean repOk() {
    return true;
  }

  @Declarative
  A abstraction() {
    return new A(x, y);
  }

  public void run() {
    x = y == 2 ? 2 - x : x;
  }
}
