import glassbox.*;

/** A list with a counter, and a tree with one in each node. */
class Capped {
  static class Node {
    @Tree Node next;
  }

  static class Counted {
    @Tree Node head;
    int size;

    @Declarative
    boolean repOk() {
      int n = 0;
      for (Node x = head; x != null; x = x.next) n++;
      return n == size;
    }

    public void clear() {
      head = null;
      size = 0;
    }
  }

  static class Plain {
    @Tree Node head;
    int mark;

    @Declarative
    boolean repOk() {
      return mark >= 0;
    }

    public void clear() {
      head = null;
    }
  }
}
