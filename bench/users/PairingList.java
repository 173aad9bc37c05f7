// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Pairs of key and value in a list; keys ascend, the checker throws. */
public class PairingList {
    static final class Entry {
        final int key;
        Object value;
        @Tree Entry next;

        Entry(int key, Object value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    @Tree private Entry first;

    public Object get(int key) {
        Entry e = first;
        while (e != null && e.key < key) e = e.next;
        return e != null && e.key == key ? e.value : null;
    }

    public void put(int key, Object value) {
        Entry before = null, e = first;
        while (e != null && e.key < key) {
            before = e;
            e = e.next;
        }
        if (e != null && e.key == key) {
            e.value = value;
        } else if (before == null) {
            first = new Entry(key, value, first);
        } else {
            before.next = new Entry(key, value, e);
        }
    }

    @Declarative
    boolean repOk() {
        check(first);
        return true;
    }

    private static void check(Entry e) {
        if (e == null) return;
        if (e.next != null && e.next.key <= e.key) throw new AssertionError("keys");
        check(e.next);
    }
}
