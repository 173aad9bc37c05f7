package java.util;

/**
 * What a HashSet is while a specification is evaluated for all states at once: a list of
 * what was put in. The evaluator runs the methods that it knows itself (src/symbolic/sets.c).
 * The others have no body: a specification that calls one is evaluated with a HashSet.
 */
class InsertionSet<E> extends HashSet<E> {
  private static final long serialVersionUID = 1;

  Collected oldest;
  Collected newest;
  int left;

  @Override
  public native boolean add(E element);

  @Override
  public native boolean contains(Object element);

  @Override
  public native boolean remove(Object element);

  @Override
  public native int size();

  @Override
  public native boolean isEmpty();

  @Override
  public native void clear();

  @Override
  public native Iterator<E> iterator();

  @Override
  public native Spliterator<E> spliterator();

  @Override
  public native Object[] toArray();

  @Override
  public native <T> T[] toArray(T[] to);

  @Override
  public native Object clone();
}
