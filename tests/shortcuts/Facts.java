import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Tree;

/** References of the prestate compared with each other: both are copies, and in no domain. */
// all CopiesDiffer --objects A=2 --nodes 1: violated
// all CopiesSame --objects A=2 --nodes 1: violated
// all CopiesBelow --nodes 3: violated
// all CopiesThree --objects A=3 --nodes 1: violated
// all CopyAndNow --objects A=2 --nodes 1: violated
// all CopiesFound --objects A=2 --nodes 2 --ints 0..1: violated
public class Facts {}

class CopiesDiffer {
  static class A {
    int v;
  }

  A g1;
  A g2;
  A g3;

  @Declarative
  boolean repOk() {
    return g2 != null && g3 != null;
  }

  public void run() {
    g2.v = 0;
  }

  @Post("run")
  @Declarative
  boolean differ(CopiesDiffer b) {
    return b.g3 != b.g2;
  }
}

class CopiesSame {
  static class A {
    boolean v;
  }

  A f;
  A g;
  int n;

  @Declarative
  boolean repOk() {
    return f != null && g != null;
  }

  public void run() {
    boolean old = f.v;
    f.v = g.v;
    g.v = old;
  }

  @Post("run")
  @Declarative
  boolean changed(CopiesSame before) {
    if (before.f.v == before.g.v) {
      return true;
    }
    if (before.f == before.g) {
      return false;
    }
    return f.v != before.f.v;
  }

  public void clear() {
    f.v = false;
  }

  @Post("clear")
  @Declarative
  boolean cleared(CopiesSame before) {
    A x = before.f;
    A y = before.g;
    return x == y ? !g.v : g.v || !before.g.v && x.v;
  }
}

/** References to nodes of the tree. */
class CopiesBelow {
  static class Node {
    @Tree Node left;
    @Tree Node right;
    boolean mark;
  }

  @Tree Node root;
  Node one;
  Node other;

  @Declarative
  boolean repOk() {
    return root != null && one != null && other != null;
  }

  public void run() {
    one.mark = true;
  }

  @Post("run")
  @Declarative
  boolean alone(CopiesBelow old) {
    return old.one != old.other || old.other.mark;
  }
}

class CopiesThree {
  static class A {
    A link;
  }

  A a;
  A b;

  @Declarative
  boolean repOk() {
    return a != null && b != null;
  }

  public A run() {
    A was = a.link;
    a.link = b;
    return was;
  }

  @Post("run")
  @Declarative
  boolean linked(CopiesThree p, A result) {
    return p.a.link == null || p.a.link != p.b.link;
  }
}

class CopyAndNow {
  static class A {
    int v;
  }

  A a;
  A b;

  @Declarative
  boolean repOk() {
    return a != null && b != null;
  }

  public void run() {
    a.v = 1;
  }

  @Post("run")
  @Declarative
  boolean same(CopyAndNow p) {
    return !GlassBox.isSameObject(p.a, b) || p.a != p.b;
  }
}

class CopiesFound {
  static class Node {
    @Tree Node next;
    CopiesFound.A item;
  }

  static class A {
    int v;
  }

  @Tree Node head;
  A wanted;

  @Declarative
  boolean repOk() {
    return head != null && head.item != null && wanted != null;
  }

  public void run() {
    head.item.v = 1;
  }

  @Post("run")
  @Declarative
  boolean absent(CopiesFound p) {
    for (Node n = p.head; n != null; n = n.next) {
      if (n.item == p.wanted && n.next != null) {
        return false;
      }
    }
    return true;
  }
}
