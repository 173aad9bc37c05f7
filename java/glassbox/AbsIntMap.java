package glassbox;

import java.util.function.Function;
import java.util.function.ToIntFunction;

/** A map from int keys to objects, as an abstract implementation: rows in no order. */
public class AbsIntMap {
    @Full boolean[] present;
    @Full @Numbered int[] keys;
    @Full Object[] values;

    /** An empty map. */
    @Declarative
    public AbsIntMap() {
        present = new boolean[0];
        keys = new int[0];
        values = new Object[0];
    }

    /** The map of the rows of a list, by what each has for a key and a value. */
    @Declarative
    public static <E> AbsIntMap of(
            AbstractionList<E> list, ToIntFunction<E> key, Function<E, Object> value) {
        AbsIntMap map = new AbsIntMap();
        map.present = Rows.present(list);
        map.keys = Rows.ints(list, key);
        map.values = Rows.objects(list, value);
        return map;
    }

    public Object get(int key) {
        return Rows.get(present, keys, values, key);
    }

    public boolean containsKey(int key) {
        boolean found = false;
        for (int i = 0; i < keys.length; i++) {
            found |= present[i] & keys[i] == key;
        }
        return found;
    }

    public boolean containsValue(Object value) {
        boolean found = false;
        for (int i = 0; i < keys.length; i++) {
            found |= present[i] && GlassBox.equal(values[i], value);
        }
        return found;
    }

    public Object put(int key, Object value) {
        Object old = null;
        boolean found = false;
        int rows = keys.length;
        for (int i = 0; i < rows; i++) {
            boolean here = present[i] & keys[i] == key;
            old = GlassBox.choose(here, values[i], old);
            values[i] = GlassBox.choose(here, value, values[i]);
            found |= here;
        }
        present = Rows.longer(present, !found, rows);
        keys = Rows.longer(keys, key, rows);
        values = Rows.longer(values, value, rows);
        return old;
    }

    public Object remove(int key) {
        Object old = null;
        for (int i = 0; i < keys.length; i++) {
            boolean here = present[i] & keys[i] == key;
            old = GlassBox.choose(here, values[i], old);
            present[i] = present[i] & !here;
        }
        return old;
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

    /** Whether all entries pass the test; for the invariants of those who use a map. */
    @Declarative
    public boolean all(IntEntryTest test) {
        boolean all = true;
        for (int i = 0; i < keys.length; i++) {
            all &= !present[i] || test.test(keys[i], values[i]);
        }
        return all;
    }

    /** Itself: what stands for a module is its own abstraction. */
    @Declarative
    public AbsIntMap abstraction() {
        return this;
    }

    @Declarative
    public boolean equalTo(AbsIntMap m) {
        return Rows.sameIntMap(present, keys, values, m.present, m.keys, m.values);
    }

    /** No key twice. */
    @Declarative
    boolean repOk() {
        return present.length == keys.length
                && values.length == keys.length
                && Rows.isUnique(present, keys);
    }

    /** One of all equal maps: rows by keys, upwards. */
    @Declarative
    boolean isCanonical() {
        return Rows.isSorted(present, keys);
    }
}
