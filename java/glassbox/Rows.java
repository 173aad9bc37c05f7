package glassbox;

import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * What the abstract implementations have in common: parallel arrays, of which a row counts
 * where {@code present} says so. The comparisons are here in full; the symbolic engine has a
 * way of its own for them, and the explicit engine, which has not, must agree with it.
 */
final class Rows {
    private Rows() {}

    /** Which rows have an element. */
    @Declarative
    static boolean[] present(AbstractionList<?> list) {
        boolean[] present = new boolean[list.rows()];
        for (int i = 0; i < present.length; i++) {
            present[i] = list.has(i) & list.get(i) != null;
        }
        return present;
    }

    /** What the function gives for each element, whether its row is there or not. */
    @Declarative
    static <E> int[] ints(AbstractionList<E> list, ToIntFunction<E> of) {
        int[] made = new int[list.rows()];
        for (int i = 0; i < made.length; i++) {
            E e = list.get(i);
            if (e != null) {
                made[i] = of.applyAsInt(e);
            }
        }
        return made;
    }

    @Declarative
    static <E> Object[] objects(AbstractionList<E> list, Function<E, Object> of) {
        Object[] made = new Object[list.rows()];
        for (int i = 0; i < made.length; i++) {
            E e = list.get(i);
            if (e != null) {
                made[i] = of.apply(e);
            }
        }
        return made;
    }

    static boolean[] longer(boolean[] from, boolean added, int at) {
        boolean[] longer = new boolean[from.length + 1];
        System.arraycopy(from, 0, longer, 0, at);
        System.arraycopy(from, at, longer, at + 1, from.length - at);
        longer[at] = added;
        return longer;
    }

    static int[] longer(int[] from, int added, int at) {
        int[] longer = new int[from.length + 1];
        System.arraycopy(from, 0, longer, 0, at);
        System.arraycopy(from, at, longer, at + 1, from.length - at);
        longer[at] = added;
        return longer;
    }

    static Object[] longer(Object[] from, Object added, int at) {
        Object[] longer = new Object[from.length + 1];
        System.arraycopy(from, 0, longer, 0, at);
        System.arraycopy(from, at, longer, at + 1, from.length - at);
        longer[at] = added;
        return longer;
    }

    @Declarative
    static int count(boolean[] present) {
        int count = 0;
        for (int i = 0; i < present.length; i++) {
            count += present[i] ? 1 : 0;
        }
        return count;
    }

    @Declarative
    static boolean any(boolean[] present) {
        boolean any = false;
        for (int i = 0; i < present.length; i++) {
            any |= present[i];
        }
        return any;
    }

    static void empty(boolean[] present) {
        for (int i = 0; i < present.length; i++) {
            present[i] = false;
        }
    }

    /** The value of the row with the key, or null. */
    @Declarative
    static Object get(boolean[] present, int[] keys, Object[] values, int key) {
        Object found = null;
        for (int i = 0; i < keys.length; i++) {
            found = GlassBox.choose(present[i] & keys[i] == key, values[i], found);
        }
        return found;
    }

    /** Whether two maps with int keys, each key there once, are the same. */
    @Declarative
    static boolean sameIntMap(
            boolean[] p, int[] k, Object[] v, boolean[] q, int[] l, Object[] w) {
        return isIntMapIn(p, k, v, q, l, w) && isIntMapIn(q, l, w, p, k, v);
    }

    @Declarative
    private static boolean isIntMapIn(
            boolean[] p, int[] k, Object[] v, boolean[] q, int[] l, Object[] w) {
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !has(q, l, w, k[i], v[i])) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean has(boolean[] q, int[] l, Object[] w, int key, Object value) {
        boolean found = false;
        for (int j = 0; j < q.length; j++) {
            found |= q[j] && l[j] == key && w[j] == value;
        }
        return found;
    }

    /** Whether two maps, each key there once, are the same. */
    @Declarative
    static boolean sameMap(
            boolean[] p, Object[] k, Object[] v, boolean[] q, Object[] l, Object[] w) {
        return isMapIn(p, k, v, q, l, w) && isMapIn(q, l, w, p, k, v);
    }

    @Declarative
    private static boolean isMapIn(
            boolean[] p, Object[] k, Object[] v, boolean[] q, Object[] l, Object[] w) {
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !has(q, l, w, k[i], v[i])) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean has(boolean[] q, Object[] l, Object[] w, Object key, Object value) {
        boolean found = false;
        for (int j = 0; j < q.length; j++) {
            found |= q[j] && w[j] == value && GlassBox.equal(l[j], key);
        }
        return found;
    }

    /** Whether two sets of ints, each there once, are the same. */
    @Declarative
    static boolean sameIntSet(boolean[] p, int[] k, boolean[] q, int[] l) {
        return isIntSetIn(p, k, q, l) && isIntSetIn(q, l, p, k);
    }

    @Declarative
    private static boolean isIntSetIn(boolean[] p, int[] k, boolean[] q, int[] l) {
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !has(q, l, k[i])) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean has(boolean[] q, int[] l, int key) {
        boolean found = false;
        for (int j = 0; j < q.length; j++) {
            found |= q[j] && l[j] == key;
        }
        return found;
    }

    /** Whether two sets, each element there once, are the same. */
    @Declarative
    static boolean sameSet(boolean[] p, Object[] k, boolean[] q, Object[] l) {
        return isSetIn(p, k, q, l) && isSetIn(q, l, p, k);
    }

    @Declarative
    private static boolean isSetIn(boolean[] p, Object[] k, boolean[] q, Object[] l) {
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !has(q, l, k[i])) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean has(boolean[] q, Object[] l, Object key) {
        boolean found = false;
        for (int j = 0; j < q.length; j++) {
            found |= q[j] && GlassBox.equal(l[j], key);
        }
        return found;
    }

    /** Whether both hold the same objects in the same order. */
    @Declarative
    static boolean sameSequence(boolean[] p, Object[] v, boolean[] q, Object[] w) {
        int before = 0;
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !hasAt(q, w, before, v[i])) {
                return false;
            }
            before += p[i] ? 1 : 0;
        }
        return before == count(q);
    }

    /** Whether the value is the one that has so many before it. */
    @Declarative
    private static boolean hasAt(boolean[] q, Object[] w, int before, Object value) {
        boolean found = false;
        int count = 0;
        for (int j = 0; j < q.length; j++) {
            found |= q[j] && count == before && w[j] == value;
            count += q[j] ? 1 : 0;
        }
        return found;
    }

    /** Whether no two rows have the same key. */
    @Declarative
    static boolean isUnique(boolean[] p, int[] k) {
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !isNew(p, k, i)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isNew(boolean[] p, int[] k, int i) {
        for (int j = 0; j < i; j++) {
            if (p[j] && k[i] == k[j]) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    static boolean isUnique(boolean[] p, Object[] k) {
        for (int i = 0; i < p.length; i++) {
            if (p[i] && !isNew(p, k, i)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean isNew(boolean[] p, Object[] k, int i) {
        for (int j = 0; j < i; j++) {
            if (p[j] && GlassBox.equal(k[i], k[j])) {
                return false;
            }
        }
        return true;
    }

    /** Whether empty rows are the last ones. */
    @Declarative
    static boolean isCompact(boolean[] p) {
        for (int i = 1; i < p.length; i++) {
            if (p[i] && !p[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** Whether keys go upwards, those of empty rows included. */
    @Declarative
    static boolean isSorted(boolean[] p, int[] k) {
        for (int i = 1; i < p.length; i++) {
            if (k[i - 1] >= k[i]) {
                return false;
            }
        }
        return true;
    }

    /** Null first, then numbers upwards, then all other keys, each once. */
    @Declarative
    static boolean isSorted(boolean[] p, Object[] k) {
        for (int i = 1; i < p.length; i++) {
            if (p[i] && (!p[i - 1] || !mayFollow(k, i))) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean mayFollow(Object[] k, int i) {
        if (k[i] == null) {
            return false;
        }
        if (k[i] instanceof Integer) {
            return k[i - 1] == null
                    || k[i - 1] instanceof Integer
                            && ((Integer) k[i - 1]).intValue() < ((Integer) k[i]).intValue();
        }
        for (int j = 0; j < i; j++) {
            if (GlassBox.equal(k[j], k[i])) {
                return false;
            }
        }
        return true;
    }
}
