package glassbox;

import java.util.NoSuchElementException;

import java.util.function.Function;

/** A list as an abstract implementation; stands for java.util.List and LinkedList. */
public class AbsList {
    @Full boolean[] present;
    @Full Object[] items;

    /** An empty one. */
    @Declarative
    public AbsList() {
        this(0);
    }

    private AbsList(int rows) {
        present = new boolean[rows];
        items = new Object[rows];
    }

    /** The rows of a list in their order, by what each stands for. */
    @Declarative
    public static <E> AbsList of(AbstractionList<E> list, Function<E, Object> item) {
        AbsList made = new AbsList(list.rows());
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
    public static AbsList of(AbstractionList<?> list) {
        AbsList made = new AbsList(list.rows());
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
    public boolean equalTo(AbsList other) {
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
