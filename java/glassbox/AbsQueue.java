package glassbox;

import java.util.NoSuchElementException;

import java.util.function.Function;

/** A queue with two ends as an abstract implementation; stands for java.util.Deque and its like. */
public class AbsQueue {
    @Full boolean[] present;
    @Full Object[] items;

    /** An empty one. */
    @Declarative
    public AbsQueue() {
        this(0);
    }

    private AbsQueue(int rows) {
        present = new boolean[rows];
        items = new Object[rows];
    }

    /** The rows of a list in their order, by what each stands for. */
    @Declarative
    public static <E> AbsQueue of(AbstractionList<E> list, Function<E, Object> item) {
        AbsQueue made = new AbsQueue(list.rows());
        for (int i = 0; i < list.rows(); i++) {
            E e = list.get(i);
            if (e != null) {
                made.present[i] = list.has(i);
                made.items[i] = item.apply(e);
            }
        }
        return made;
    }

    /** The elements of a list in their order. */
    @Declarative
    public static AbsQueue of(AbstractionList<?> list) {
        AbsQueue made = new AbsQueue(list.rows());
        for (int i = 0; i < list.rows(); i++) {
            made.present[i] = list.has(i);
            made.items[i] = list.get(i);
        }
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
        boolean found = false;
        for (int i = 0; i < items.length; i++) {
            found |= present[i] && GlassBox.equal(items[i], item);
        }
        return found;
    }

    public int size() {
        return Rows.count(present);
    }

    public void clear() {
        Rows.empty(present);
    }

    private void put(Object item, int row) {
        present = Rows.longer(present, true, row);
        items = Rows.longer(items, item, row);
    }

    private void need() {
        if (!Rows.any(present)) {
            throw new NoSuchElementException();
        }
    }

    /** Takes the first element out, or gives null. */
    private Object takeFirst() {
        Object taken = null;
        boolean done = false;
        for (int i = 0; i < items.length; i++) {
            boolean here = present[i] & !done;
            taken = GlassBox.choose(here, items[i], taken);
            present[i] = present[i] & done;
            done |= here;
        }
        return taken;
    }

    /** Takes the last element out, or gives null. */
    private Object takeLast() {
        Object taken = null;
        boolean done = false;
        for (int i = items.length - 1; i >= 0; i--) {
            boolean here = present[i] & !done;
            taken = GlassBox.choose(here, items[i], taken);
            present[i] = present[i] & done;
            done |= here;
        }
        return taken;
    }

    /** The first element, or null. */
    @Declarative
    private Object front() {
        Object found = null;
        for (int i = items.length - 1; i >= 0; i--) {
            found = GlassBox.choose(present[i], items[i], found);
        }
        return found;
    }

    /** The last element, or null. */
    @Declarative
    private Object back() {
        Object found = null;
        for (int i = 0; i < items.length; i++) {
            found = GlassBox.choose(present[i], items[i], found);
        }
        return found;
    }

    public boolean isEmpty() {
        return !Rows.any(present);
    }

    @Declarative
    public boolean equalTo(AbsQueue other) {
        return Rows.sameSequence(present, items, other.present, other.items);
    }

    /** One item to a row. */
    @Declarative
    boolean repOk() {
        return present.length == items.length;
    }

    /** One of all equal ones: without empty rows between elements. */
    @Declarative
    boolean isCanonical() {
        return Rows.isCompact(present);
    }
}
