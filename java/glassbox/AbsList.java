package glassbox;

import java.util.NoSuchElementException;
import java.util.function.Function;

/** A list as an abstract implementation; stands for java.util.List and LinkedList. */
public class AbsList extends AbsSequence {
    /** An empty one. */
    @Declarative
    public AbsList() {}

    /** The rows of a list in their order, by what each stands for. */
    @Declarative
    public static <E> AbsList of(AbstractionList<E> list, Function<E, Object> item) {
        AbsList made = new AbsList();
        made.fill(list, item);
        return made;
    }

    /** The elements of a list in their order. */
    @Declarative
    public static AbsList of(AbstractionList<?> list) {
        AbsList made = new AbsList();
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

    /** The element that has so many before it. */
    public Object get(int index) {
        check(index);
        Object found = null;
        int before = 0;
        for (int i = 0; i < items.length; i++) {
            found = GlassBox.choose(present[i] & before == index, items[i], found);
            before += present[i] ? 1 : 0;
        }
        return found;
    }

    public Object set(int index, Object item) {
        check(index);
        Object old = null;
        int before = 0;
        for (int i = 0; i < items.length; i++) {
            boolean here = present[i] & before == index;
            old = GlassBox.choose(here, items[i], old);
            items[i] = GlassBox.choose(here, item, items[i]);
            before += present[i] ? 1 : 0;
        }
        return old;
    }

    public Object remove(int index) {
        check(index);
        Object old = null;
        int before = 0;
        for (int i = 0; i < items.length; i++) {
            boolean here = present[i] & before == index;
            before += present[i] ? 1 : 0;
            old = GlassBox.choose(here, items[i], old);
            present[i] = present[i] & !here;
        }
        return old;
    }

    private void check(int index) {
        if (index < 0 || index >= Rows.count(present)) {
            throw new IndexOutOfBoundsException();
        }
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
    public boolean equalTo(AbsList other) {
        return Rows.sameSequence(present, items, other.present, other.items);
    }
}
