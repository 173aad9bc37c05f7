package java.util;

/** The iterator of a PlainList. */
class PlainWalk<E> implements Iterator<E> {
  private final PlainList<E> list;
  private final int expected;
  private int at;

  PlainWalk(PlainList<E> list) {
    this.list = list;
    expected = list.modCount;
  }

  @Override
  public boolean hasNext() {
    return at != list.count;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E next() {
    if (list.modCount != expected) {
      throw new ConcurrentModificationException();
    }
    if (at >= list.count) {
      throw new NoSuchElementException();
    }
    return (E) list.row[at++];
  }

  @Override
  public native void remove();
}
