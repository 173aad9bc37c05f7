package demo.lists;

/** A doubly linked list. */
public class IntList<E> {
  private static final class Node<E> {
    E item;
    int stamp;
    Node<E> next, prev;
    Node(E item) { this.item = item; }
  }
  private Node<E> head, tail;
  private int size = 0;

  public void addFirst(E e) {
    if (e.equals(null)) return;
    Node<E> n = new Node<>(e);
    n.next = head;
    if (head == null) tail = n; else head.prev = n;
    head = n;
    size++;
  }
  public E removeLast() {
    if (tail == null) throw new java.util.NoSuchElementException("empty");
    E e = tail.item;
    tail = tail.prev;
    if (tail == null) head = null; else tail.next = null;
    size--;
    return e;
  }
}
