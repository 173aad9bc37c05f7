// Static methods alone: the outer object of an argument is one of the pool. at --nodes 3
import glassbox.Check;
import glassbox.GlassBox;

public class OuterObjects {
  interface Command {
    void run();

    void undo();
  }

  class Add implements Command {
    final int by;

    Add(int by) {
      this.by = by;
    }

    OuterObjects outer() {
      return OuterObjects.this;
    }

    public void run() {
      value += by;
    }

    public void undo() {
      value -= by;
    }
  }

  class Set implements Command {
    private final int to;
    private int old;

    Set(int to) {
      this.to = to;
    }

    OuterObjects outer() {
      return OuterObjects.this;
    }

    public void run() {
      old = value;
      value = to;
    }

    public void undo() {
      value = old;
    }
  }

  private int padding, more;
  private int value;

  @Check
  static void undoes(int a, int b) {
    OuterObjects o = new OuterObjects();
    o.value = a;
    Command c = o.new Set(b);
    c.run();
    assert o.value == b;
    c.undo();
    assert o.value == a;
  }

  @Check
  static void badUndoFirst(Command c) {
    GlassBox.assume(c instanceof Set);
    c.undo();
    assert ((Set) c).outer().value == 0;
  }

  @Check
  static void badFresh(Command c) {
    GlassBox.assume(c instanceof Add);
    c.run();
    assert ((Add) c).outer().value == ((Add) c).by;
  }

  @Check
  static void badPair(Add a, Add b) {
    GlassBox.assume(a != null && b != null && a != b);
    assert a.outer() == b.outer();
  }

  @Check
  static void thereAndBack(Command c) {
    if (c instanceof Add) {
      int before = ((Add) c).outer().value;
      c.run();
      c.undo();
      assert ((Add) c).outer().value == before;
    }
  }
}
