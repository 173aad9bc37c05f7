import glassbox.*;

/** What @Ghost("method") cannot be said of, a class each. */
class Ghosts {
  static class Missing {
    @Ghost("size") int n;
    @Declarative long size() { return 0; }
    @Declarative boolean repOk() { return n == 0; }
    public void f() {}
  }

  static class Plain {
    @Ghost("size") int n;
    int size() { return 0; }
    @Declarative boolean repOk() { return n == 0; }
    public void f() {}
  }

  static class Shared {
    @Ghost("size") static int n;
    @Declarative int size() { return 0; }
    @Declarative boolean repOk() { return n == 0; }
    public void f() {}
  }

  static class Circular {
    @Ghost("size") int n;
    @Declarative int size() { return n; }
    @Declarative boolean repOk() { return n == 0; }
    public void f() {}
  }

  static class Inherits extends Above {
    int m;
    @Declarative boolean repOk() { return n == m; }
    public void set() { m = n; }
    public void raise() { m++; }
  }

  static class Above {
    @Ghost("three") int n = 5;
    @Declarative int three() { return 3; }
  }

  public static void main(String[] args) {
    System.out.println(new Above().n);
  }
}
