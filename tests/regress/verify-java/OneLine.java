import glassbox.spec.*;

class OneLine {
  @Returns("n") static int same(int n) { return n; }
  @Returns("n") static int other(int n) { return n == -8 ? 0 : n; }
}
