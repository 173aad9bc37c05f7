// Indices of which the path and the invariant know bits (prove/known_bits.c): tables whose
// entries lie where their numbers say, and are laid out anew; what was written on the way, what
// holds under a condition alone, and what another path knew.
//
// all GrownDirect --arrays 4 --ints 0..5 --nodes 1: named
// all GrownChains --method grow --arrays 2 --ints 0..3 --nodes 2: holds
// all GrownChains --method badForgets --arrays 2 --ints 0..3 --nodes 4: violated
// paths GrownTails --arrays 2 --ints 0..3 --nodes 4: named
// all GrownWhere --arrays 2 --ints 0..3 --nodes 1: named
// all GrownWritten --arrays 2 --ints 0..3 --nodes 1: named
// all GrownTwo --arrays 2 --ints 0..3 --nodes 1: named
// sat GrownDirect --arrays 8 --ints 0..15 --nodes 1: named
// sat GrownChains --arrays 4 --ints 0..8 --nodes 6: named
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** A number, 0 for none, lies where its last bits say; nothing else does. */
class GrownDirect {
    int[] table;

    static boolean isPower(int n) {
        return n == 1 || n == 2 || n == 4 || n == 8 || n == 16;
    }

    public void grow() {
        int[] wider = new int[2 * table.length];
        for (int i = 0; i < table.length; i++) {
            if (table[i] != 0) {
                wider[table[i] & wider.length - 1] = table[i];
            }
        }
        table = wider;
    }

    public void badOldPlaces() {
        int[] wider = new int[2 * table.length];
        for (int i = 0; i < table.length; i++) {
            if (table[i] != 0) {
                wider[table[i] & table.length - 1] = table[i];
            }
        }
        table = wider;
    }

    public void badOneOver() {
        int[] wider = new int[2 * table.length];
        for (int i = 0; i < table.length; i++) {
            if (table[i] > 1) {
                wider[table[i] + (table[i] == 5 ? 1 : 0) & wider.length - 1] = table[i];
            }
        }
        table = wider;
    }

    public int get(int i) {
        return i > 0 && i < table.length && table[i] != 0 ? table[table[i] & table.length - 1] : -1;
    }

    @Declarative
    @Post("get")
    boolean postGet(GrownDirect before, int result, int i) {
        return result == -1 || result == table[i];
    }

    public int badGet(int i) {
        return i > 0 && i < table.length && table[i] != 0 ? table[table[i] & table.length / 2] : -1;
    }

    @Declarative
    @Post("badGet")
    boolean postBadGet(GrownDirect before, int result, int i) {
        return result == -1 || result == table[i];
    }

    @Declarative
    boolean repOk() {
        if (table == null || !isPower(table.length)) {
            return false;
        }
        for (int i = 0; i < table.length; i++) {
            if (table[i] < 0 || table[i] != 0 && (table[i] & table.length - 1) != i) {
                return false;
            }
        }
        return true;
    }
}

/** Chains of entries, each in the bucket of its number; laid out anew in one of twice as many. */
class GrownChains {
    static class Entry {
        int hash;
        @Tree Entry next;
    }

    @Tree Entry[] buckets;

    public void grow() {
        Entry[] wider = new Entry[2 * buckets.length];
        for (int i = 0; i < buckets.length; i++) {
            for (Entry e = buckets[i]; e != null;) {
                Entry next = e.next;
                int at = e.hash & wider.length - 1;
                e.next = wider[at];
                wider[at] = e;
                e = next;
            }
        }
        buckets = wider;
    }

    public void badForgets() {
        Entry[] wider = new Entry[2 * buckets.length];
        for (int i = 0; i < buckets.length; i++) {
            for (Entry e = buckets[i]; e != null;) {
                Entry next = e.next;
                int at = e.hash & (e.next == null ? wider : buckets).length - 1;
                e.next = wider[at];
                wider[at] = e;
                e = next;
            }
        }
        buckets = wider;
    }

    @Declarative
    boolean repOk() {
        if (buckets == null || !GrownDirect.isPower(buckets.length)) {
            return false;
        }
        for (int i = 0; i < buckets.length; i++) {
            if (!isChain(buckets[i], i)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private boolean isChain(Entry e, int i) {
        return e == null || (e.hash & buckets.length - 1) == i && isChain(e.next, i);
    }
}

/** Each entry goes behind the last one of its bucket: as many ways as there are to share them out. */
class GrownTails {
    static class Entry {
        int hash;
        @Tree Entry next;
    }

    @Tree Entry[] buckets;

    public void grow() {
        Entry[] wider = new Entry[2 * buckets.length];
        for (int i = 0; i < buckets.length; i++) {
            for (Entry e = buckets[i]; e != null;) {
                Entry next = e.next;
                put(wider, e.hash & wider.length - 1, e);
                e = next;
            }
        }
        buckets = wider;
    }

    public void badGrow() {
        Entry[] wider = new Entry[2 * buckets.length];
        for (int i = 0; i < buckets.length; i++) {
            for (Entry e = buckets[i]; e != null;) {
                Entry next = e.next;
                put(wider, e.hash & (wider[i] == null ? wider : buckets).length - 1, e);
                e = next;
            }
        }
        buckets = wider;
    }

    private static void put(Entry[] table, int at, Entry e) {
        e.next = null;
        if (table[at] == null) {
            table[at] = e;
            return;
        }
        Entry last = table[at];
        while (last.next != null) {
            last = last.next;
        }
        last.next = e;
    }

    @Declarative
    boolean repOk() {
        if (buckets == null || !GrownDirect.isPower(buckets.length)) {
            return false;
        }
        for (int i = 0; i < buckets.length; i++) {
            for (Entry e = buckets[i]; e != null; e = e.next) {
                if ((e.hash & buckets.length - 1) != i) {
                    return false;
                }
            }
        }
        return true;
    }
}

/** Where the numbers lie is known only where the flag says so. */
class GrownWhere {
    int[] a;
    int at;
    boolean isSet;

    public void mark() {
        if (isSet && a[at] == 0) {
            a[at] = 1;
        }
    }

    public void markAny() {
        if (!isSet && at < a.length && a[at] != 1) {
            a[at] = 1;
        }
    }

    public void badMark() {
        if (at < a.length && a[at] == 0) {
            a[at] = 2;
            a[0] = isSet ? 2 : 3;
        }
    }

    public void badUnset() {
        if (!isSet && at < a.length) {
            a[at] = 3;
            isSet = true;
        }
    }

    @Declarative
    boolean repOk() {
        if (a == null || a.length == 0 || at < 0 || isSet && at != 0) {
            return false;
        }
        return a[0] < 3;
    }
}

/** An index that is read after it was written to. */
class GrownWritten {
    int[] a;
    int at;

    public void move(int to) {
        if (to >= 0 && to < a.length && at == 0) {
            at = to;
            a[at] = 1;
            at = 0;
            a[to] = 0;
        }
    }

    public void badMove(int to) {
        if (to >= 0 && to < a.length && at == 0) {
            at = to;
            a[at] = 1;
            at = 0;
        }
    }

    public int last(int v) {
        int old = a[0];
        a[0] = v;
        int seen = v >= 0 && v < a.length ? a[a[0]] : -1;
        a[0] = old;
        return seen;
    }

    @Declarative
    @Post("last")
    boolean postLast(GrownWritten before, int result, int v) {
        return v < 0 || v >= a.length || result == (v == 0 ? 0 : a[v]);
    }

    @Declarative
    boolean repOk() {
        return a != null && a.length > 0 && at == 0 && a[0] == 0 && (a.length < 2 || a[1] == 0);
    }
}

/** Each path knows another place: what one has found out is nothing to the next. */
class GrownTwo {
    int[] a;
    int low;
    int high;
    boolean turned;

    public void set() {
        if (turned) {
            a[low] = 0;
        } else {
            a[low] = 1;
        }
    }

    public void badSet() {
        if (turned) {
            a[high] = 0;
        } else {
            a[high] = 1;
        }
    }

    @Declarative
    boolean repOk() {
        if (a == null || a.length != 2 || low < 0 || low > 1 || high != 1 - low) {
            return false;
        }
        if (turned ? low != 0 : low != 1) {
            return false;
        }
        return a[0] == 0 && a[1] >= 0 && a[1] <= 1;
    }
}
