// grow: --height H
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** A map in a search tree, all in loops: what is promised is looked up by loops, too. */
public class SearchLoops {
    static final class Pair {
        int k;
        Object v;
        @Tree Pair l, r;

        Pair(int k, Object v) {
            this.k = k;
            this.v = v;
        }
    }

    @Tree private Pair top;
    private int min, max;

    @Declarative
    boolean has(int k) {
        Pair n = top;
        while (n != null && n.k != k) n = k < n.k ? n.l : n.r;
        return n != null;
    }

    @Declarative
    Object at(int k) {
        for (Pair n = top; n != null; n = k < n.k ? n.l : n.r)
            if (n.k == k) return n.v;
        return null;
    }

    public boolean add(int k, Object v) {
        if (top == null) {
            top = new Pair(k, v);
            min = max = k;
            return true;
        }
        Pair n = top;
        for (;;) {
            if (k == n.k) {
                n.v = v;
                return false;
            }
            Pair next = k < n.k ? n.l : n.r;
            if (next == null) break;
            n = next;
        }
        if (k < n.k) n.l = new Pair(k, v);
        else n.r = new Pair(k, v);
        if (k < min) min = k;
        if (k > max) max = k;
        return true;
    }

    public boolean drop(int k) {
        Pair p = null, n = top;
        while (n != null && n.k != k) {
            p = n;
            n = k < n.k ? n.l : n.r;
        }
        if (n == null) return false;
        Pair s;
        if (n.l == null) s = n.r;
        else if (n.r == null) s = n.l;
        else {
            Pair q = n;
            s = n.r;
            while (s.l != null) {
                q = s;
                s = s.l;
            }
            if (q != n) {
                q.l = s.r;
                s.r = n.r;
            }
            s.l = n.l;
        }
        if (p == null) top = s;
        else if (p.l == n) p.l = s;
        else p.r = s;
        if (top != null) {
            Pair m = top;
            while (m.l != null) m = m.l;
            min = m.k;
            for (m = top; m.r != null;) m = m.r;
            max = m.k;
        }
        return true;
    }

    @Declarative
    private static boolean in(Pair n, Integer low, Integer high) {
        return n == null
            || (low == null || low < n.k) && (high == null || n.k < high)
                && in(n.l, low, n.k) && in(n.r, n.k, high);
    }

    @Declarative
    private boolean knowsEnds() {
        if (top == null) return true;
        Pair n = top;
        while (n.l != null) n = n.l;
        if (n.k != min) return false;
        n = top;
        while (n.r != null) n = n.r;
        return n.k == max;
    }

    @Declarative
    boolean repOk() {
        return in(top, null, null) && knowsEnds();
    }

    @Post("add")
    @Declarative
    boolean isAdded(SearchLoops before, boolean result, int k, Object v) {
        return has(k) && at(k) == v && result == !before.has(k);
    }

    @Post("drop")
    @Declarative
    boolean isDropped(SearchLoops before, boolean result, int k) {
        return !has(k) && result == before.has(k);
    }
}
