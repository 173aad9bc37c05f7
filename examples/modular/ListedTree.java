// expect: holds at --class ListedTree --against PlainMap --nodes 4 --ints 0..3 --pairs 2 --objects Object=1
import glassbox.Declarative;
import glassbox.Tree;

/**
 * A search tree, and an abstraction that is no more than a linked list: written for this class,
 * with nothing of the abstractions that are there.
 */
public class ListedTree {
  static class Node {
    int key;
    Object value;
    @Tree Node left;
    @Tree Node right;

    Node(int key, Object value) {
      this.key = key;
      this.value = value;
    }
  }

  @Tree Node root;

  public Object get(int key) {
    Node n = root;
    while (n != null && n.key != key) {
      n = key < n.key ? n.left : n.right;
    }
    return n == null ? null : n.value;
  }

  public void put(int key, Object value) {
    Node n = root;
    Node above = null;
    while (n != null) {
      if (n.key == key) {
        n.value = value;
        return;
      }
      above = n;
      n = key < n.key ? n.left : n.right;
    }
    n = new Node(key, value);
    if (above == null) {
      root = n;
    } else if (key < above.key) {
      above.left = n;
    } else {
      above.right = n;
    }
  }

  public void remove(int key) {
    Node n = root;
    Node above = null;
    while (n != null && n.key != key) {
      above = n;
      n = key < n.key ? n.left : n.right;
    }
    if (n == null) {
      return;
    }
    Node rest = without(n);
    if (above == null) {
      root = rest;
    } else if (above.left == n) {
      above.left = rest;
    } else {
      above.right = rest;
    }
  }

  /** What is left of the tree below a node without it. */
  private static Node without(Node n) {
    if (n.left == null) {
      return n.right;
    }
    if (n.right == null) {
      return n.left;
    }
    Node last = n.left;
    Node before = null;
    while (last.right != null) {
      before = last;
      last = last.right;
    }
    if (before != null) {
      before.right = last.left;
      last.left = n.left;
    }
    last.right = n.right;
    return last;
  }

  @Declarative
  boolean repOk() {
    return isOrdered(root, null, null);
  }

  @Declarative
  boolean isOrdered(Node n, Node low, Node high) {
    if (n == null) {
      return true;
    }
    if (low != null && n.key <= low.key || high != null && n.key >= high.key) {
      return false;
    }
    return isOrdered(n.left, low, n) && isOrdered(n.right, n, high);
  }

  @Declarative
  PlainMap abstraction() {
    PlainMap m = new PlainMap();
    fill(m, root);
    return m;
  }

  @Declarative
  static void fill(PlainMap m, Node n) {
    if (n != null) {
      fill(m, n.left);
      m.head = new PlainMap.Entry(n.key, n.value, m.head);
      fill(m, n.right);
    }
  }
}

/** Entries in no order, no key twice. */
class PlainMap {
  static class Entry {
    int key;
    Object value;
    @Tree Entry next;

    Entry(int key, Object value, Entry next) {
      this.key = key;
      this.value = value;
      this.next = next;
    }
  }

  @Tree Entry head;

  public Object get(int key) {
    for (Entry e = head; e != null; e = e.next) {
      if (e.key == key) {
        return e.value;
      }
    }
    return null;
  }

  public void put(int key, Object value) {
    for (Entry e = head; e != null; e = e.next) {
      if (e.key == key) {
        e.value = value;
        return;
      }
    }
    head = new Entry(key, value, head);
  }

  public void remove(int key) {
    Entry before = null;
    for (Entry e = head; e != null; e = e.next) {
      if (e.key == key) {
        if (before == null) {
          head = e.next;
        } else {
          before.next = e.next;
        }
        return;
      }
      before = e;
    }
  }

  @Declarative
  boolean repOk() {
    for (Entry e = head; e != null; e = e.next) {
      for (Entry f = e.next; f != null; f = f.next) {
        if (f.key == e.key) {
          return false;
        }
      }
    }
    return true;
  }

  @Declarative
  public boolean equalTo(PlainMap other) {
    return isIn(other) && other.isIn(this);
  }

  @Declarative
  boolean isIn(PlainMap other) {
    for (Entry e = head; e != null; e = e.next) {
      if (!other.maps(e.key, e.value)) {
        return false;
      }
    }
    return true;
  }

  @Declarative
  boolean maps(int key, Object value) {
    for (Entry e = head; e != null; e = e.next) {
      if (e.key == key) {
        return e.value == value;
      }
    }
    return false;
  }
}
