package java.util;

/**
 * What an ArrayDeque is while a specification is evaluated for all states at once. The
 * evaluator runs these methods itself (src/symbolic/lists.c); a specification that calls
 * another one is evaluated with an ArrayDeque.
 */
class WorkDeque<E> extends ArrayDeque<E> {
  private static final long serialVersionUID = 1;

  Collected oldest;
  Collected newest;
  int left;

  @Override
  public native boolean add(E element);

  @Override
  public native void addLast(E element);

  @Override
  public native boolean offer(E element);

  @Override
  public native boolean offerLast(E element);

  @Override
  public native void addFirst(E element);

  @Override
  public native boolean offerFirst(E element);

  @Override
  public native void push(E element);

  @Override
  public native E remove();

  @Override
  public native E removeFirst();

  @Override
  public native E pop();

  @Override
  public native E removeLast();

  @Override
  public native E poll();

  @Override
  public native E pollFirst();

  @Override
  public native E pollLast();

  @Override
  public native E element();

  @Override
  public native E getFirst();

  @Override
  public native E getLast();

  @Override
  public native E peek();

  @Override
  public native E peekFirst();

  @Override
  public native E peekLast();

  @Override
  public native boolean contains(Object element);

  @Override
  public native int size();

  @Override
  public native boolean isEmpty();

  @Override
  public native void clear();
}
