// expect: bad... violated, others hold
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import glassbox.*;

/** Singly linked list, whose iterator fails fast. */
public class FailFastList<T> implements Iterable<T> {
    private class Itr implements Iterator<T> {
        Node<T> next = first, last, beforeLast;
        int expected = modCount;
        @Override public boolean hasNext() { return next != null; }
        @Override public T next() {
            if (expected != modCount) throw new ConcurrentModificationException();
            if (next == null) throw new NoSuchElementException();
            if (last != null) beforeLast = last;
            last = next;
            next = next.next;
            return last.item;
        }
        @Override public void remove() {
            if (last == null) throw new IllegalStateException();
            if (expected != modCount) throw new ConcurrentModificationException();
            if (beforeLast == null) first = next; else beforeLast.next = next;
            last = null;
            size--;
            expected = ++modCount;
        }
    }
    private static class Node<T> {
        T item;
        @Tree Node<T> next;
        Node(T item, Node<T> next) { this.item = item; this.next = next; }
    }
    @Tree private Node<T> first;
    private int size;
    private transient int modCount;

    @Declarative boolean repOk() {
        int n = 0;
        for (Node<T> p = first; p != null; p = p.next) n++;
        return n == size;
    }
    @Override public Iterator<T> iterator() { return new Itr(); }
    public void add(T item) { first = new Node<>(item, first); size++; modCount++; }
    public T pop() {
        if (first == null) return null;
        T t = first.item;
        first = first.next;
        size--;
        modCount++;
        return t;
    }
    public boolean removeAllEqual(T item) {
        boolean any = false;
        for (Iterator<T> i = iterator(); i.hasNext(); ) {
            T t = i.next();
            if (t == item) { i.remove(); any = true; }
        }
        return any;
    }
    public boolean removeFirstEqual(T item) {
        for (Iterator<T> i = iterator(); i.hasNext(); )
            if (i.next() == item) { i.remove(); return true; }
        return false;
    }
    public int count(T item) {
        int n = 0;
        for (T t : this) if (t == item) n++;
        return n;
    }
    public void badRemoveInLoop(T item) {
        for (T t : this) if (t == item) pop();
    }
    public void badRemoveTwice() {
        Iterator<T> i = iterator();
        if (i.hasNext()) { i.next(); i.remove(); i.remove(); }
    }
}
