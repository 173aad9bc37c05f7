// expect: bad... violated, others hold at --objects Cell=3 --objects Object=1
import glassbox.*;

/** Two persistent lists that may share a tail; lengths are kept in the cells. */
public class SharedList {
  static class Cell { final int length; final Object head; final Cell tail;
    Cell(Object h, Cell t) { head = h; tail = t; length = t == null ? 1 : t.length + 1; } }
  Cell now, before;
  @Declarative boolean repOk() { return counted(now) && counted(before); }
  @Declarative static boolean counted(Cell c) {
    return c == null || c.length == (c.tail == null ? 1 : c.tail.length + 1) && c.length > 0 && counted(c.tail);
  }
  public void push(Object o) { before = now; now = new Cell(o, now); }
  public Object pop() { if (now == null) return null; before = now; now = now.tail; return before.head; }
  public void undo() { Cell c = now; now = before; before = c; }
  public int size() { return now == null ? 0 : now.length; }
  @Post("size") @Declarative boolean sizePost(SharedList pre, int result) {
    int n = 0;
    for (Cell c = now; c != null; c = c.tail) n++;
    return n == result;
  }
  /** The lengths that differ are those that are not shared. */
  public boolean badShares() { return now != null && before != null && (now == before || now.tail == before); }
  @Post("badShares") @Declarative boolean sharesPost(SharedList pre, boolean result) {
    for (Cell a = now; a != null; a = a.tail)
      for (Cell b = before; b != null; b = b.tail) if (a == b) return result;
    return !result;
  }
}
