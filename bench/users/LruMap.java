// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** An LRU cache: a doubly linked list in order of use, and a search tree to find entries. */
public class LruMap {
    static class Entry {
        int key, value;
        @Tree Entry less, more;
        Entry newer, older;
    }

    @Tree private Entry root;
    private Entry newest, oldest;

    public int get(int key) {
        Entry e = root;
        while (e != null && e.key != key) e = key < e.key ? e.less : e.more;
        if (e == null) return -1;
        if (e != newest) {
            e.newer.older = e.older;
            if (e.older == null) oldest = e.newer;
            else e.older.newer = e.newer;
            e.newer = null;
            e.older = newest;
            newest.newer = e;
            newest = e;
        }
        return e.value;
    }

    @Declarative
    boolean repOk() {
        if (!ordered(root, null, null)) return false;
        int n = 0;
        Entry before = null;
        for (Entry e = newest; e != null; e = e.older) {
            if (e.newer != before || !inTree(e)) return false;
            before = e;
            n++;
        }
        return before == oldest && n == count(root);
    }

    @Declarative
    private boolean inTree(Entry x) {
        Entry e = root;
        while (e != null && e.key != x.key) e = x.key < e.key ? e.less : e.more;
        return e == x;
    }

    @Declarative
    private static boolean ordered(Entry e, Entry low, Entry high) {
        return e == null || (low == null || low.key < e.key) && (high == null || e.key < high.key)
            && ordered(e.less, low, e) && ordered(e.more, e, high);
    }

    @Declarative
    private static int count(Entry e) {
        return e == null ? 0 : 1 + count(e.less) + count(e.more);
    }
}
