package java.util;

/**
 * What a Stack is while a specification is evaluated for all states at once. The evaluator
 * runs these methods itself (src/symbolic/lists.c); a specification that calls another one is
 * evaluated with a Stack.
 */
class WorkStack<E> extends Stack<E> {
  private static final long serialVersionUID = 1;

  Collected oldest;
  Collected newest;
  int left;

  @Override
  public native boolean add(E element);

  @Override
  public native void addElement(E element);

  @Override
  public native E push(E element);

  @Override
  public native E pop();

  @Override
  public native E peek();

  @Override
  public native E firstElement();

  @Override
  public native E lastElement();

  @Override
  public native boolean contains(Object element);

  @Override
  public native int size();

  @Override
  public native boolean empty();

  @Override
  public native boolean isEmpty();

  @Override
  public native void clear();
}
