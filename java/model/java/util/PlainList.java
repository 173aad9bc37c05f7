package java.util;

import java.util.function.Consumer;

/**
 * What an ArrayList is while a specification is evaluated for all states at once: it has room
 * from the beginning, so that what it holds lies in one array whatever the state. Constructors
 * of ArrayList are the methods start (src/symbolic/plain_lists.c); a specification that calls a
 * method which is not here is evaluated with an ArrayList.
 */
class PlainList<E> extends ArrayList<E> {
  private static final long serialVersionUID = 1;
  private static final int ROOM = 64;

  Object[] row;
  int count;

  void start() {
    row = new Object[ROOM];
  }

  void start(int room) {
    if (room < 0) {
      throw new IllegalArgumentException();
    }
    row = new Object[ROOM];
  }

  void start(Collection<? extends E> from) {
    row = new Object[ROOM];
    for (E element : from) {
      put(element);
    }
  }

  /** What is not known here; to meet it is to be evaluated with an ArrayList. */
  private native boolean isUnknown();

  private void put(E element) {
    if (count == row.length) {
      Object[] more = new Object[row.length * 4];
      for (int i = 0; i < row.length; i++) {
        more[i] = row[i];
      }
      row = more;
    }
    row[count] = element;
    count++;
  }

  private void check(int i) {
    if (i < 0 || i >= count) {
      throw new IndexOutOfBoundsException();
    }
  }

  @Override
  public boolean add(E element) {
    modCount++;
    put(element);
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> from) {
    if (from == this) {
      return isUnknown();
    }
    modCount++;
    boolean any = false;
    for (E element : from) {
      put(element);
      any = true;
    }
    return any;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int i) {
    check(i);
    return (E) row[i];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E set(int i, E element) {
    check(i);
    E old = (E) row[i];
    row[i] = element;
    return old;
  }

  @Override
  public void add(int at, E element) {
    if (at < 0 || at > count) {
      throw new IndexOutOfBoundsException();
    }
    modCount++;
    put(element);
    for (int i = count - 1; i > 0; i--) {
      if (i > at) {
        row[i] = row[i - 1];
      }
    }
    row[at] = element;
  }

  @Override
  public E remove(int at) {
    E old = get(at);
    modCount++;
    takeOut(at);
    return old;
  }

  @Override
  public boolean remove(Object element) {
    int at = indexOf(element);
    if (at < 0) {
      return false;
    }
    modCount++;
    takeOut(at);
    return true;
  }

  private void takeOut(int at) {
    for (int i = 0; i + 1 < count; i++) {
      if (i >= at) {
        row[i] = row[i + 1];
      }
    }
    count--;
    row[count] = null;
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public boolean isEmpty() {
    return count == 0;
  }

  @Override
  public void clear() {
    modCount++;
    count = 0;
  }

  @Override
  public int indexOf(Object element) {
    for (int i = 0; i < count; i++) {
      if (element == null ? row[i] == null : element.equals(row[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean contains(Object element) {
    for (int i = 0; i < count; i++) {
      if (element == null ? row[i] == null : element.equals(row[i])) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Iterator<E> iterator() {
    return new PlainWalk<>(this);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    for (E element : this) {
      action.accept(element);
    }
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) {
      return true;
    }
    if (other instanceof PlainList) {
      return isLike((PlainList<?>) other);
    }
    return other instanceof List && isUnknown();
  }

  private boolean isLike(PlainList<?> other) {
    if (count != other.count) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (row[i] == null ? other.row[i] != null : !row[i].equals(other.row[i])) {
        return false;
      }
    }
    return true;
  }
}
