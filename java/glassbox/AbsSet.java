package glassbox;

import java.util.function.Function;

/**
 * A set as an abstract implementation: rows in no order. Elements are compared by their
 * equals; stands for java.util.Set and its like.
 */
public class AbsSet {
    @Full boolean[] present;
    @Full Object[] items;

    /** An empty set. */
    @Declarative
    public AbsSet() {
        present = new boolean[0];
        items = new Object[0];
    }

    /** The set of the rows of a list, by what each stands for. */
    @Declarative
    public static <E> AbsSet of(AbstractionList<E> list, Function<E, Object> item) {
        AbsSet set = new AbsSet();
        set.present = Rows.present(list);
        set.items = Rows.objects(list, item);
        return set;
    }

    /** The set of a map's keys. */
    @Declarative
    public static AbsSet ofKeys(AbsMap map) {
        AbsSet set = new AbsSet();
        set.present = map.present.clone();
        set.items = map.keys.clone();
        return set;
    }

    public boolean contains(Object item) {
        boolean found = false;
        for (int i = 0; i < items.length; i++) {
            found |= present[i] && GlassBox.equal(items[i], item);
        }
        return found;
    }

    public boolean add(Object item) {
        boolean found = contains(item);
        int rows = items.length;
        present = Rows.longer(present, !found, rows);
        items = Rows.longer(items, item, rows);
        return !found;
    }

    public boolean remove(Object item) {
        boolean found = false;
        for (int i = 0; i < items.length; i++) {
            boolean here = present[i] && GlassBox.equal(items[i], item);
            present[i] = present[i] & !here;
            found |= here;
        }
        return found;
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

    @Declarative
    public boolean equalTo(AbsSet s) {
        return Rows.sameSet(present, items, s.present, s.items);
    }

    /** No element twice. */
    @Declarative
    boolean repOk() {
        return present.length == items.length && Rows.isUnique(present, items);
    }

    /** One of all equal sets: numbers upwards, and no empty rows between elements. */
    @Declarative
    boolean isCanonical() {
        return Rows.isSorted(present, items);
    }
}
