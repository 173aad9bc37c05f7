// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A cache in order of use, at most `capacity` entries, no key twice. */
public class LruList {
    static class Entry {
        int key;
        Object value;
        @Tree Entry older;
    }

    @Tree Entry newest;
    int used, capacity;

    public Object get(int key) {
        Entry before = null;
        for (Entry e = newest; e != null; before = e, e = e.older)
            if (e.key == key) {
                if (before != null) {
                    before.older = e.older;
                    e.older = newest;
                    newest = e;
                }
                return e.value;
            }
        return null;
    }

    public void put(int key, Object value) {
        if (get(key) != null || newest != null && newest.key == key) {
            newest.value = value;
            return;
        }
        if (capacity == 0) return;
        Entry e = new Entry();
        e.key = key;
        e.value = value;
        e.older = newest;
        newest = e;
        if (used < capacity) used++;
        else dropLast();
    }

    private void dropLast() {
        Entry e = newest;
        while (e.older.older != null) e = e.older;
        e.older = null;
    }

    @Declarative
    boolean repOk() {
        return used == count(newest) && used <= capacity && distinct(newest);
    }

    private static int count(Entry e) {
        return e == null ? 0 : 1 + count(e.older);
    }

    private static boolean distinct(Entry e) {
        return e == null || !contains(e.older, e.key) && distinct(e.older);
    }

    private static boolean contains(Entry e, int key) {
        return e != null && (e.key == key || contains(e.older, key));
    }
}
