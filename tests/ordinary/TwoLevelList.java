// expect: bad... violated, others hold at --nodes 3 --ints 0..3 --objects Object=1
import glassbox.*;

/** A sorted list with an express lane: some nodes are also linked to the next of those. */
public class TwoLevelList {
  static class Node { int key; boolean tall; @Tree Node next; Node express; }
  @Tree Node head; Node fast;
  @Declarative boolean repOk() {
    if (fast != tallFrom(head)) return false;
    for (Node n = head; n != null; n = n.next) {
      if (n.next != null && n.next.key <= n.key) return false;
      if (n.express != (n.tall ? tallFrom(n.next) : null)) return false;
    }
    return true;
  }
  @Declarative static Node tallFrom(Node n) { while (n != null && !n.tall) n = n.next; return n; }
  public boolean has(int key) {
    Node at = null;
    for (Node n = fast; n != null && n.key <= key; n = n.express) at = n;
    for (Node n = at == null ? head : at; n != null; n = n.next) if (n.key == key) return true;
    return false;
  }
  @Post("has") @Declarative boolean hasPost(TwoLevelList pre, boolean result, int key) {
    boolean found = false;
    for (Node n = head; n != null; n = n.next) found |= n.key == key;
    return found == result;
  }
  public void add(int key, boolean tall) { insert(key, tall, true); }
  public void badAdd(int key) { insert(key, true, false); }
  private void insert(int key, boolean tall, boolean careful) {
    Node before = null, lane = null;
    Node n = head;
    while (n != null && n.key < key) { if (n.tall) lane = n; before = n; n = n.next; }
    if (n != null && n.key == key) return;
    Node made = new Node(); made.key = key; made.tall = tall; made.next = n;
    if (before == null) head = made; else before.next = made;
    if (!tall) return;
    made.express = lane == null ? fast : lane.express;
    if (lane != null) lane.express = made; else if (careful || before == null) fast = made;
  }
}
