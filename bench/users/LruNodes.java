// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A cache that throws out what was used least recently; nodes of its own, no map. */
public class LruNodes {
    static class Entry {
        int key, value;
        @Tree Entry next;
        Entry previous;
    }

    @Tree private Entry newest;
    private Entry oldest;
    private int size;
    private int capacity;

    private Entry find(int key) {
        Entry e = newest;
        while (e != null && e.key != key) e = e.next;
        return e;
    }

    private void unlink(Entry e) {
        if (e.previous == null) newest = e.next;
        else e.previous.next = e.next;
        if (e.next == null) oldest = e.previous;
        else e.next.previous = e.previous;
        e.next = e.previous = null;
        size--;
    }

    private void pushFront(Entry e) {
        e.next = newest;
        if (newest == null) oldest = e;
        else newest.previous = e;
        newest = e;
        size++;
    }

    public int get(int key) {
        Entry e = find(key);
        if (e == null) return -1;
        unlink(e);
        pushFront(e);
        return e.value;
    }

    public void put(int key, int value) {
        Entry e = find(key);
        if (e != null) {
            e.value = value;
            unlink(e);
            pushFront(e);
            return;
        }
        if (size == capacity) unlink(oldest);
        e = new Entry();
        e.key = key;
        e.value = value;
        pushFront(e);
    }

    @Declarative
    boolean repOk() {
        if (capacity < 1) return false;
        int n = 0;
        Entry before = null;
        for (Entry e = newest; e != null; e = e.next) {
            if (e.previous != before) return false;
            for (Entry f = e.next; f != null; f = f.next)
                if (f.key == e.key) return false;
            before = e;
            n++;
        }
        return before == oldest && n == size && size <= capacity;
    }
}
