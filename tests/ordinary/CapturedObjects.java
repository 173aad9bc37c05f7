// What local classes have captured is any object of its type, the outer object apart. at --nodes 3
import glassbox.Check;
import glassbox.Declarative;
import glassbox.GlassBox;

public class CapturedObjects {
  interface View {
    int get();
  }

  int value;

  @Declarative
  boolean repOk() {
    return value >= 0;
  }

  View sum(CapturedObjects other) {
    return new View() {
      @Override
      public int get() {
        return value + (other == null ? 0 : other.value);
      }
    };
  }

  View peer(CapturedObjects other) {
    class Peer implements View {
      @Override
      public int get() {
        return other == null ? -1 : other.value;
      }
    }
    return new Peer();
  }

  public void badSum(View v) {
    if (v != null && v.get() == 5) {
      throw new IllegalStateException();
    }
  }

  public void badPeer(View v) {
    if (v != null) {
      int seen = v.get();
      value++;
      assert v.get() > seen;
    }
  }

  @Check
  static void badNone(View v) {
    GlassBox.assume(v != null);
    assert v.get() >= 0;
  }

  @Check
  static void twice(View v) {
    GlassBox.assume(v != null);
    assert v.get() == v.get();
  }
}
