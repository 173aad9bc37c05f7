// expect: bad... violated, others hold at --objects Link=4 --objects Object=1
import glassbox.*;

/** Doubly linked, closed to a ring by a sentinel. */
public class SentinelDeque {
  static class Link { Object item; Link next, prev; }
  Link end; int size;
  @Declarative boolean repOk() {
    if (end == null || end.item != null) return false;
    int count = 0;
    Link l = end;
    do {
      if (l.next == null || l.next.prev != l) return false;
      l = l.next;
      if (l != end) { if (l.item == null) return false; count++; }
      if (count > size) return false;
    } while (l != end);
    return count == size;
  }
  public void addFirst(Object o) { if (o != null) between(end, o, end.next); }
  public void addLast(Object o) { if (o != null) between(end.prev, o, end); }
  private void between(Link a, Object o, Link b) {
    Link l = new Link(); l.item = o; l.prev = a; l.next = b; a.next = l; b.prev = l; size++;
  }
  public Object pollFirst() { return size == 0 ? null : unlink(end.next); }
  public Object pollLast() { return end.prev == end ? null : unlink(end.prev); }
  private Object unlink(Link l) { l.prev.next = l.next; l.next.prev = l.prev; size--; return l.item; }
  public void badRotate() { // moves the first one to the end, and forgets one link
    if (size > 1) {
      Link l = end.next;
      end.next = l.next; l.next.prev = end;
      l.prev = end.prev; l.next = end;
      end.prev.next = l; // end.prev = l is missing
    }
  }
}
