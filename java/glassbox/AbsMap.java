package glassbox;

import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * A map as an abstract implementation: rows in no order. Keys are compared by their equals;
 * stands for java.util.Map and its like.
 */
public class AbsMap {
    @Full boolean[] present;
    @Full Object[] keys;
    @Full Object[] values;

    /** An empty map. */
    @Declarative
    public AbsMap() {
        present = new boolean[0];
        keys = new Object[0];
        values = new Object[0];
    }

    /** The map of the rows of a list, by what each has for a key and a value. */
    @Declarative
    public static <E> AbsMap of(
            AbstractionList<E> list, Function<E, Object> key, Function<E, Object> value) {
        AbsMap map = new AbsMap();
        map.present = Rows.present(list);
        map.keys = Rows.objects(list, key);
        map.values = Rows.objects(list, value);
        return map;
    }

    public Object get(Object key) {
        Object found = null;
        for (int i = 0; i < keys.length; i++) {
            found = GlassBox.choose(present[i] && GlassBox.equal(keys[i], key), values[i], found);
        }
        return found;
    }

    public boolean containsKey(Object key) {
        boolean found = false;
        for (int i = 0; i < keys.length; i++) {
            found |= present[i] && GlassBox.equal(keys[i], key);
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

    public Object put(Object key, Object value) {
        Object old = null;
        boolean found = false;
        int rows = keys.length;
        for (int i = 0; i < rows; i++) {
            boolean here = present[i] && GlassBox.equal(keys[i], key);
            old = GlassBox.choose(here, values[i], old);
            values[i] = GlassBox.choose(here, value, values[i]);
            found |= here;
        }
        present = Rows.longer(present, !found, rows);
        keys = Rows.longer(keys, key, rows);
        values = Rows.longer(values, value, rows);
        return old;
    }

    public Object remove(Object key) {
        Object old = null;
        for (int i = 0; i < keys.length; i++) {
            boolean here = present[i] && GlassBox.equal(keys[i], key);
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
    public boolean all(BiPredicate<Object, Object> test) {
        boolean all = true;
        for (int i = 0; i < keys.length; i++) {
            all &= !present[i] || test.test(keys[i], values[i]);
        }
        return all;
    }

    /** Itself: what stands for a module is its own abstraction. */
    @Declarative
    public AbsMap abstraction() {
        return this;
    }

    @Declarative
    public boolean equalTo(AbsMap m) {
        return Rows.sameMap(present, keys, values, m.present, m.keys, m.values);
    }

    /** No key twice. */
    @Declarative
    boolean repOk() {
        return present.length == keys.length
                && values.length == keys.length
                && Rows.isUnique(present, keys);
    }

    /** One of all equal maps: numbers upwards, and no empty rows between keys. */
    @Declarative
    boolean isCanonical() {
        return Rows.isSorted(present, keys);
    }
}
