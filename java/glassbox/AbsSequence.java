package glassbox;

import java.util.function.Function;

/**
 * Elements in an order, in rows some of which are empty: what lists, queues and stacks share.
 * Their operations are their own, because those that a class inherits are not checked with it.
 */
abstract class AbsSequence {
    @Full boolean[] present = {};
    @Full Object[] items = {};

    /** Takes over the rows of a list in their order, by what each stands for. */
    final <E> void fill(AbstractionList<E> list, Function<E, Object> item) {
        makeRoom(list.rows());
        for (int i = 0; i < list.rows(); i++) {
            E e = list.get(i);
            if (e != null) {
                present[i] = list.has(i);
                items[i] = item.apply(e);
            }
        }
    }

    /** Takes over the elements of a list in their order. */
    final void fill(AbstractionList<?> list) {
        makeRoom(list.rows());
        for (int i = 0; i < list.rows(); i++) {
            present[i] = list.has(i);
            items[i] = list.get(i);
        }
    }

    private void makeRoom(int rows) {
        present = new boolean[rows];
        items = new Object[rows];
    }

    @Declarative
    final boolean has(Object item) {
        boolean found = false;
        for (int i = 0; i < items.length; i++) {
            found |= present[i] && GlassBox.equal(items[i], item);
        }
        return found;
    }

    /** Puts an element before that row. */
    final void put(Object item, int row) {
        present = Rows.longer(present, true, row);
        items = Rows.longer(items, item, row);
    }

    /** Takes the first element out, or gives null. */
    final Object takeFirst() {
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
    final Object takeLast() {
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
    final Object front() {
        Object found = null;
        for (int i = items.length - 1; i >= 0; i--) {
            found = GlassBox.choose(present[i], items[i], found);
        }
        return found;
    }

    /** The last element, or null. */
    @Declarative
    final Object back() {
        Object found = null;
        for (int i = 0; i < items.length; i++) {
            found = GlassBox.choose(present[i], items[i], found);
        }
        return found;
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
