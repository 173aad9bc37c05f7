package glassbox;

import java.util.NoSuchElementException;
import java.util.function.Function;

/** A queue with two ends as an abstract implementation; stands for java.util.Deque and its like. */
public class AbsQueue extends AbsSequence {
    /** An empty one. */
    @Declarative
    public AbsQueue() {}

    /** The rows of a list in their order, by what each stands for. */
    @Declarative
    public static <E> AbsQueue of(AbstractionList<E> list, Function<E, Object> item) {
        AbsQueue made = new AbsQueue();
        made.fill(list, item);
        return made;
    }

    /** The elements of a list in their order. */
    @Declarative
    public static AbsQueue of(AbstractionList<?> list) {
        AbsQueue made = new AbsQueue();
        made.fill(list);
        return made;
    }

    public void addFirst(Object item) {
        put(item, 0);
    }

    public void addLast(Object item) {
        put(item, items.length);
    }

    public boolean add(Object item) {
        put(item, items.length);
        return true;
    }

    public Object removeFirst() {
        need();
        return takeFirst();
    }

    public Object removeLast() {
        need();
        return takeLast();
    }

    public Object getFirst() {
        need();
        return front();
    }

    public Object getLast() {
        need();
        return back();
    }

    public boolean offer(Object item) {
        put(item, items.length);
        return true;
    }

    public Object pollFirst() {
        return takeFirst();
    }

    public Object pollLast() {
        return takeLast();
    }

    public Object peekFirst() {
        return front();
    }

    public Object peekLast() {
        return back();
    }

    public Object poll() {
        return takeFirst();
    }

    public Object peek() {
        return front();
    }

    public Object remove() {
        need();
        return takeFirst();
    }

    public Object element() {
        need();
        return front();
    }

    public boolean contains(Object item) {
        return has(item);
    }

    public int size() {
        return Rows.count(present);
    }

    public boolean isEmpty() {
        return !Rows.any(present);
    }

    public void clear() {
        Rows.empty(present);
    }

    private void need() {
        if (!Rows.any(present)) {
            throw new NoSuchElementException();
        }
    }

    @Declarative
    public boolean equalTo(AbsQueue other) {
        return Rows.sameSequence(present, items, other.present, other.items);
    }
}
