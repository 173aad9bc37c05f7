package glassbox;

import java.util.function.ToIntFunction;

/** A set of ints as an abstract implementation: rows in no order. */
public class AbsIntSet {
    @Full boolean[] present;
    @Full @Numbered int[] items;

    /** An empty set. */
    @Declarative
    public AbsIntSet() {
        present = new boolean[0];
        items = new int[0];
    }

    /** The set of the rows of a list, by what each stands for. */
    @Declarative
    public static <E> AbsIntSet of(AbstractionList<E> list, ToIntFunction<E> item) {
        AbsIntSet set = new AbsIntSet();
        set.present = Rows.present(list);
        set.items = Rows.ints(list, item);
        return set;
    }

    /** The set of a map's keys. */
    @Declarative
    public static AbsIntSet ofKeys(AbsIntMap map) {
        AbsIntSet set = new AbsIntSet();
        set.present = map.present.clone();
        set.items = map.keys.clone();
        return set;
    }

    public boolean contains(int item) {
        boolean found = false;
        for (int i = 0; i < items.length; i++) {
            found |= present[i] & items[i] == item;
        }
        return found;
    }

    public boolean add(int item) {
        boolean found = contains(item);
        int rows = items.length;
        present = Rows.longer(present, !found, rows);
        items = Rows.longer(items, item, rows);
        return !found;
    }

    public boolean remove(int item) {
        boolean found = false;
        for (int i = 0; i < items.length; i++) {
            boolean here = present[i] & items[i] == item;
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
    public boolean equalTo(AbsIntSet s) {
        return Rows.sameIntSet(present, items, s.present, s.items);
    }

    /** No element twice. */
    @Declarative
    boolean repOk() {
        return present.length == items.length && Rows.isUnique(present, items);
    }

    /** One of all equal sets: rows upwards. */
    @Declarative
    boolean isCanonical() {
        return Rows.isSorted(present, items);
    }
}
