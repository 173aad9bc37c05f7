import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** One path violates postcondition, invariant and tree, each on a state with one object. */
public class EarlierKind {
  @Tree EarlierKind next;
  EarlierKind back;
  EarlierKind last;

  @Declarative
  boolean repOk() {
    return (back == null || back == this || next == null)
        && (last == null || last == next && next != null);
  }

  public void append(Object value, EarlierKind node) {
    if (node != null) {
      last = node;
      node.next = back;
    }
  }

  @Post("append")
  @Declarative
  boolean hasLast(EarlierKind prestate, Object value, EarlierKind node) {
    return last != null;
  }
}
