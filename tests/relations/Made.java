// verify: --scope 3
// Objects that are made by a constructor with a specification.
import glassbox.spec.*;

class Made {
  int n;
  Made peer;

  @Requires("x >= 0")
  @Ensures("this.n = x && this.peer = null")
  Made(int x) {
    n = x;
  }

  @Ensures("this.n = p.n")
  @Throws("NullPointerException: p = null")
  Made(Made p) {
    this(p.n < 0 ? 0 : p.n);
    n = p.n;
    peer = p;
  }

  static class Held extends Made {
    Object o;

    @Requires("x >= 0")
    @Ensures("this.o = y && this.n = x")
    Held(int x, Object y) {
      super(x);
      o = y;
    }
  }

  @Ensures("return.n = 2 && return.peer = null")
  static Made two() {
    return new Made(2);
  }

  @Ensures("return.n = 3")
  static Made badTwo() {
    return new Made(2);
  }

  @Returns("b => 3 else 1")
  static int badBranch(boolean b) {
    return b ? new Made(2).n : 1;
  }

  @Ensures("this.n = old(this.n) && this.peer = old(this.peer)")
  void others() {
    new Made(2);
  }

  @Requires("p != null")
  @Ensures("return.n = p.n")
  static Made copy(Made p) {
    return new Made(p);
  }

  @Requires("p != null")
  @Ensures("return.peer = p")
  static Made badCopy(Made p) {
    return new Made(p);
  }

  @Throws("NullPointerException: p = null")
  static Made thrown(Made p) {
    return new Made(p);
  }

  @Ensures("return.o = y && return.n = 1")
  static Held held(Object y) {
    return new Held(1, y);
  }

  @Ensures("return.o = y && return.peer = null")
  static Held badHeld(Object y) {
    return new Held(1, y);
  }

  @Ensures("true")
  static Made badOutside(int x) {
    return new Made(x);
  }
}
