// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A linked hash set: entries in order of insertion, and chains from two buckets. */
public class LinkedHash {
    static class Entry {
        int key;
        @Tree Entry after; // in order of insertion
        Entry before;
        Entry chain;
    }

    @Tree private Entry head;
    private Entry tail;
    private Entry bucket0, bucket1;
    private int size;

    private Entry first(int key) { return (key & 1) == 0 ? bucket0 : bucket1; }

    private void setFirst(int key, Entry e) {
        if ((key & 1) == 0) bucket0 = e;
        else bucket1 = e;
    }

    public boolean contains(int key) {
        for (Entry e = first(key); e != null; e = e.chain) if (e.key == key) return true;
        return false;
    }

    public boolean add(int key) {
        if (contains(key)) return false;
        Entry e = new Entry();
        e.key = key;
        e.chain = first(key);
        setFirst(key, e);
        e.before = tail;
        if (tail == null) head = e;
        else tail.after = e;
        tail = e;
        size++;
        return true;
    }

    public boolean remove(int key) {
        Entry last = null;
        Entry e = first(key);
        while (e != null && e.key != key) {
            last = e;
            e = e.chain;
        }
        if (e == null) return false;
        if (last == null) setFirst(key, e.chain);
        else last.chain = e.chain;
        if (e.before == null) head = e.after;
        else e.before.after = e.after;
        if (e.after == null) tail = e.before;
        else e.after.before = e.before;
        size--;
        return true;
    }

    @Declarative
    boolean repOk() {
        Entry b = null;
        Entry even = null, odd = null;
        int n = 0;
        for (Entry e = head; e != null; e = e.after) {
            if (e.before != b) return false;
            b = e;
            n++;
            if ((e.key & 1) == 0) {
                if (e.chain != even) return false;
                even = e;
            } else {
                if (e.chain != odd) return false;
                odd = e;
            }
        }
        if (tail != b || bucket0 != even || bucket1 != odd || n != size) return false;
        for (Entry e = head; e != null; e = e.after)
            for (Entry f = e.after; f != null; f = f.after) if (e.key == f.key) return false;
        return true;
    }
}
