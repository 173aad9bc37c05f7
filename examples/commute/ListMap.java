// commute at --nodes 2 --ints 0..2
// put(int,int), put(int,int): a1 != b1 || a2 == b2 && get(a1) == a2
// put(int,int), remove(int): a1 != b
// put(int,int), get(int): a1 != b || get(a1) == a2
// remove(int), remove(int): a != b || !containsKey(a)
// remove(int), get(int): a != b || !containsKey(a)
// get(int), get(int): always
import glassbox.Declarative;
import glassbox.Tree;

/** A map from ints to positive ints in a sorted list; 0 stands for nothing. */
public class ListMap {
    @Tree Entry first;

    static class Entry {
        int key;
        int value;
        @Tree Entry next;

        Entry(int key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    @Declarative
    boolean repOk() {
        for (Entry e = first; e != null; e = e.next) {
            if (e.value == 0 || e.next != null && e.key >= e.next.key) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ListMap)) {
            return false;
        }
        Entry a = first;
        Entry b = ((ListMap) other).first;
        while (a != null && b != null) {
            if (a.key != b.key || a.value != b.value) {
                return false;
            }
            a = a.next;
            b = b.next;
        }
        return a == null && b == null;
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (Entry e = first; e != null; e = e.next) {
            sum += e.key ^ e.value;
        }
        return sum;
    }

    @Declarative
    boolean containsKey(int key) {
        return get(key) != 0;
    }

    @Declarative
    public int get(int key) {
        for (Entry e = first; e != null; e = e.next) {
            if (e.key == key) {
                return e.value;
            }
        }
        return 0;
    }

    /** What it was. Nothing is put where the value is 0. */
    public int put(int key, int value) {
        glassbox.GlassBox.assume(value != 0);
        Entry before = null;
        Entry e = first;
        while (e != null && e.key < key) {
            before = e;
            e = e.next;
        }
        if (e != null && e.key == key) {
            int old = e.value;
            e.value = value;
            return old;
        }
        Entry made = new Entry(key, value, e);
        if (before == null) {
            first = made;
        } else {
            before.next = made;
        }
        return 0;
    }

    public int remove(int key) {
        Entry before = null;
        for (Entry e = first; e != null; e = e.next) {
            if (e.key == key) {
                if (before == null) {
                    first = e.next;
                } else {
                    before.next = e.next;
                }
                return e.value;
            }
            before = e;
        }
        return 0;
    }
}
