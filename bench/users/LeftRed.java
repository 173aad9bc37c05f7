// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** Left-leaning red-black set with nulls; the invariant counts blacks with null for broken. */
public class LeftRed {
    static class N {
        int k;
        boolean red;
        @Tree N l, r;
    }

    @Tree N top;

    static boolean red(N n) { return n != null && n.red; }

    public boolean contains(int k) {
        for (N n = top; n != null; n = k < n.k ? n.l : n.r) if (n.k == k) return true;
        return false;
    }

    public void add(int k) {
        top = add(top, k);
        top.red = false;
    }

    private static N add(N n, int k) {
        if (n == null) {
            N a = new N();
            a.k = k;
            a.red = true;
            return a;
        }
        if (k < n.k) n.l = add(n.l, k);
        else if (k > n.k) n.r = add(n.r, k);
        return up(n);
    }

    public void removeFirst() {
        if (top == null) return;
        if (!red(top.l) && !red(top.r)) top.red = true;
        top = removeFirst(top);
        if (top != null) top.red = false;
    }

    private static N removeFirst(N n) {
        if (n.l == null) return null;
        if (!red(n.l) && !red(n.l.l)) {
            flip(n);
            if (red(n.r.l)) {
                n.r = right(n.r);
                n = left(n);
                flip(n);
            }
        }
        n.l = removeFirst(n.l);
        return up(n);
    }

    private static N up(N n) {
        if (red(n.r) && !red(n.l)) n = left(n);
        if (red(n.l) && red(n.l.l)) n = right(n);
        if (red(n.l) && red(n.r)) flip(n);
        return n;
    }

    private static void flip(N n) {
        n.red = !n.red;
        n.l.red = !n.l.red;
        n.r.red = !n.r.red;
    }

    private static N left(N n) {
        N x = n.r;
        n.r = x.l;
        x.l = n;
        x.red = n.red;
        n.red = true;
        return x;
    }

    private static N right(N n) {
        N x = n.l;
        n.l = x.r;
        x.r = n;
        x.red = n.red;
        n.red = true;
        return x;
    }

    @Declarative
    boolean repOk() {
        return !red(top) && blacks(top) != null && sorted(top, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static Integer blacks(N n) {
        if (n == null) return 0;
        if (red(n.r) || n.red && red(n.l)) return null;
        Integer a = blacks(n.l);
        if (a == null) return null;
        Integer b = blacks(n.r);
        if (b == null || !a.equals(b)) return null;
        return n.red ? a : Integer.valueOf(a + 1);
    }

    private static boolean sorted(N n, int low, int high) {
        return n == null || low <= n.k && n.k <= high && sorted(n.l, low, n.k - 1) && sorted(n.r, n.k + 1, high);
    }
}
