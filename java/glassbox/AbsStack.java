package glassbox;

import java.util.EmptyStackException;
import java.util.function.Function;

/** A stack as an abstract implementation; the last element is on top. */
public class AbsStack {
    @Full boolean[] present;
    @Full Object[] items;

    /** An empty one. */
    @Declarative
    public AbsStack() {
        this(0);
    }

    private AbsStack(int rows) {
        present = new boolean[rows];
        items = new Object[rows];
    }

    /** The rows of a list in their order, by what each stands for. */
    @Declarative
    public static <E> AbsStack of(AbstractionList<E> list, Function<E, Object> item) {
        AbsStack made = new AbsStack(list.rows());
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
    public static AbsStack of(AbstractionList<?> list) {
        AbsStack made = new AbsStack(list.rows());
        for (int i = 0; i < list.rows(); i++) {
            made.present[i] = list.has(i);
            made.items[i] = list.get(i);
        }
        return made;
    }

    public Object push(Object item) {
        present = Rows.longer(present, true, items.length);
        items = Rows.longer(items, item, items.length);
        return item;
    }

    public Object pop() {
        need();
        return takeLast();
    }

    public Object peek() {
        need();
        return back();
    }

    private void need() {
        if (!Rows.any(present)) {
            throw new EmptyStackException();
        }
    }

    public int size() {
        return Rows.count(present);
    }

    public void clear() {
        Rows.empty(present);
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
    public boolean equalTo(AbsStack other) {
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
