// expect: violated equivalence remove at --against AbsIntMap --nodes 3 --arrays 2
import glassbox.AbsIntMap;
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.IntEntryTest;
import glassbox.Tree;

/** Gives back the value of the entry before. */
public class ChainedHashMapWrongRemove {
    static class Entry {
        int key;
        Object value;
        @Tree Entry next;

        Entry(int key, Object value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    @Tree Entry[] table;
    int size;

    /** An empty map of 16 chains. */
    public ChainedHashMapWrongRemove() {
        this(16);
    }

    /** An empty map; the number of chains is a power of two. */
    ChainedHashMapWrongRemove(int length) {
        table = new Entry[length];
    }

    private static int indexFor(int key, int length) {
        return key & (length - 1);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The value under the key, or null. */
    public Object get(int key) {
        for (Entry e = table[indexFor(key, table.length)]; e != null; e = e.next) {
            if (e.key == key) {
                return e.value;
            }
        }
        return null;
    }

    /** Puts the value under the key and gives back the one it replaces, or null. */
    public Object put(int key, Object value) {
        int i = indexFor(key, table.length);
        for (Entry e = table[i]; e != null; e = e.next) {
            if (e.key == key) {
                Object old = e.value;
                e.value = value;
                return old;
            }
        }
        table[i] = new Entry(key, value, table[i]);
        size++;
        return null;
    }

    /** Takes the key out and gives back its value, or null. */
    public Object remove(int key) {
        int i = indexFor(key, table.length);
        Entry previous = null;
        Entry e = table[i];
        while (e != null) {
            Entry next = e.next;
            if (e.key == key) {
                if (previous == null) {
                    table[i] = next;
                } else {
                    previous.next = next;
                }
                size--;
                return previous == null ? e.value : previous.value;
            }
            previous = e;
            e = next;
        }
        return null;
    }

    public void clear() {
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        size = 0;
    }

    /** Keys are in their chains and there once, and the map knows how many there are. */
    @Declarative
    boolean repOk() {
        if (table == null || table.length == 0 || (table.length & (table.length - 1)) != 0) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < table.length; i++) {
            if (!isChain(table[i], i, table.length)) {
                return false;
            }
            count += count(table[i]);
        }
        return size == count;
    }

    @Declarative
    private static boolean isChain(Entry e, int index, int length) {
        return e == null
                || (e.key & (length - 1)) == index
                        && !isIn(e.next, e.key)
                        && isChain(e.next, index, length);
    }

    @Declarative
    private static boolean isIn(Entry e, int key) {
        return e != null && (e.key == key || isIn(e.next, key));
    }

    @Declarative
    private static int count(Entry e) {
        return e == null ? 0 : 1 + count(e.next);
    }

    /** What the map stands for, whatever its shape. */
    @Declarative
    AbsIntMap abstraction() {
        return AbsIntMap.of(GlassBox.listFromTree(table), e -> e.key, e -> e.value);
    }

    /** Whether all entries pass the test; for the invariants of those who use a map. */
    @Declarative
    boolean all(IntEntryTest test) {
        boolean all = true;
        for (int i = 0; i < table.length; i++) {
            all &= all(table[i], test);
        }
        return all;
    }

    @Declarative
    private static boolean all(Entry e, IntEntryTest test) {
        return e == null || test.test(e.key, e.value) && all(e.next, test);
    }
}
