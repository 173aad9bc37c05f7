// expect: bad... violated, others hold at --nodes 2 --ints 0..1
import glassbox.*;
import java.util.HashMap;
import java.util.Map;

/** Another object has nodes of its own, which its map finds. */
public class IndexedTrees {
    static class Entry {
        int key, value;
        @Tree Entry next;
    }

    @Tree private Entry first;
    private final Map<Integer, Entry> index = new HashMap<>();

    @Declarative
    public boolean repOk() {
        int n = 0;
        for (Entry e = first; e != null; e = e.next) {
            if (index.get(e.key) != e) return false;
            n++;
        }
        return index.size() == n;
    }

    public void copyValues(IndexedTrees other) {
        if (other == null) return;
        for (Entry e = first; e != null; e = e.next) {
            Entry its = other.index.get(e.key);
            if (its != null) e.value = its.value;
        }
    }

    public void badShare(IndexedTrees other) {
        if (other == null || first == null) return;
        Entry its = other.index.get(first.key);
        if (its != null) index.put(first.key, its);
    }

    public void badEmpty(IndexedTrees other) {
        assert other == null || other == this || other.first == null;
    }
}
