import glassbox.Declarative;
import glassbox.Tree;

/** Operations that close a circle in the tree, at a node that comes early. */
// all UpFromOutside --nodes 2 --ints 0..1 --objects Node=0: violated
// all CircleOfArguments --nodes 2 --objects N=0: violated
// all CircleOfArguments --nodes 3 --objects N=1: violated
// all CircleOfThree --nodes 3 --objects N=0 --ints 0..1: violated
// all CircleOfFields --nodes 4 --objects N=0: violated
// all CircleOfNew --nodes 3 --objects N=0: violated
// all CircleInArray --nodes 3 --arrays 2 --objects N=0: violated
// all CircleOfLists --nodes 4 --objects N=0: violated
public class Trees {}

class CircleOfArguments {
  static class N {
    @Tree N l;
    @Tree N r;
  }

  @Tree N root;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void attach(N x, N y) {
    if (x != null && y != null && x != y && root == null) {
      root = x;
      x.l = y;
    }
  }
}

class CircleOfThree {
  static class N {
    @Tree N next;
    int v;
  }

  @Tree N head;
  N one;
  N other;

  @Declarative
  boolean repOk() {
    return head == null && one != null && other != null && one != other;
  }

  public void link() {
    other.next = one;
    head = other;
    if (one.v == 0) {
      one.next = null;
    }
  }
}

class CircleOfFields {
  static class N {
    @Tree N l;
    @Tree N r;
  }

  @Tree N a;
  @Tree N b;
  N spare;
  N last;

  @Declarative
  boolean repOk() {
    return a == null && b == null;
  }

  public void put() {
    if (spare == null || last == null || spare == last) {
      return;
    }
    b = last;
    last.r = spare;
  }
}

class CircleOfNew {
  static class N {
    @Tree N l;
    @Tree N r;
  }

  @Tree N root;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void wrap(N x, N y) {
    if (root != null || x == null || y == null || x == y) {
      return;
    }
    N made = new N();
    made.r = x;
    x.l = y;
    root = made;
  }
}

class CircleInArray {
  static class N {
    @Tree N[] below;
  }

  @Tree N root;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void put(N x, N y) {
    if (root == null && x != null && y != null && x != y && x.below != null && x.below.length == 2) {
      root = x;
      x.below[0] = null;
      x.below[1] = y;
    }
  }
}

class CircleOfLists {
  static class N {
    @Tree N next;
  }

  @Tree N first;
  @Tree N second;

  @Declarative
  boolean repOk() {
    return first == null;
  }

  public void move(N from, N to) {
    if (from == null || to == null || from.next == null || to.next != null) {
      return;
    }
    to.next = from;
    first = to;
    second = null;
  }
}

/** The parent is determined of nodes that are part of the tree; another field leads to one that is not. */
class UpFromOutside {
  static class Node {
    @Tree Node left;
    @Tree Node right;
    Node up;
  }

  @Tree Node root;
  Node last;

  @Declarative
  boolean repOk() {
    return root == null || root.up == null && isUp(root);
  }

  @Declarative
  private static boolean isUp(Node n) {
    return (n.left == null || n.left.up == n && isUp(n.left))
        && (n.right == null || n.right.up == n && isUp(n.right));
  }

  public void look() {
    assert last == null || last.up != last;
  }
}
