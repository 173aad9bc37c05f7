import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** States that are twins, or edges that exclude each other, unless one looks closely. */
public class SharedTwins {}

/** The main object is attached although a slot may refer to it. */
class MainBelow {
  @Tree MainBelow left;
  @Tree MainBelow other;
  MainBelow back;

  @Declarative
  boolean repOk() {
    return back == null || back == left && other != null;
  }

  public void share() {
    if (back == null) {
      return;
    }
    left = back;
    back.left = other;
  }
}

/** Paths that begin with an array of a pool object, before they have met the object. */
class Boxes {
  static class Box {
    int[] elements;
  }

  Box third;
  Box second;
  boolean bad;
  Box first;

  @Declarative
  boolean repOk() {
    return !bad && isFilled(first) && isFilled(second) && isFilled(third);
  }

  @Declarative
  private static boolean isFilled(Box b) {
    return b != null && b.elements != null && b.elements.length >= 1;
  }

  public void write() {
    first.elements[0] = 1;
    third.elements[0] = 1;
    if (first.elements.length == 1) {
      if (third.elements.length == 2) {
        bad = true;
      }
    }
  }
}

/** Paths that begin with an integer of a pool object, which a specification loops up to. */
class Loops {
  static class Box {
    int n;
  }

  Box f;
  Box h;
  Box g;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad && f != null && h != null && f != h && g != null && f.n >= 7 && h.n >= 7;
  }

  public void take() {
    Box x = h;
    int n = x.n;
    g = x;
    if (n == 7) {
      if (f.n == 8) {
        bad = true;
      }
    }
  }

  @Post("take")
  @Declarative
  boolean counts(Loops prestate) {
    int s = 0;
    for (int i = 0; i < g.n; i++) {
      s += 1;
    }
    return s == g.n;
  }
}

/** As above, and lost on the way that the solver takes by itself. */
class Claims {
  static class Box {
    int n;
  }

  Box f;
  Box h;
  Box g;

  @Declarative
  boolean repOk() {
    return f != h && f != null && f.n >= 7 && h != null && h.n >= 7 && g != null;
  }

  public void take() {
    int n = h.n;
    g = h;
    assert f.n != 8 || h.n != 7;
  }

  @Post("take")
  @Declarative
  boolean counts(Claims prestate) {
    int s = 0;
    for (int i = 0; i < g.n; i++) {
      s += 1;
    }
    return s == g.n;
  }
}

/** Two holders of one object, which is where the second of two is looked for. */
class SameAgain {
  static class Box {
    int n;
  }

  Box a;
  Box b;
  int c;

  @Declarative
  boolean repOk() {
    return a != null && b != null && (a != b || c != 0);
  }

  public void set() {
    a.n = 1;
    b.n = 2;
    if (c == 0) {
      return;
    }
    assert a.n == 1;
  }
}
