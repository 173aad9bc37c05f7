// Classes as different people write them. No shortcut is attacked by name: whatever of them is
// taken, all engines have to say the same of each operation.

import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.*;
import java.util.function.*;

// Pool objects that refer to each other, in fields and an array; finally.
// all Peers --nodes 3 --ints 0..2 --objects P=3: named
class Peers {
    static class P {
        int h;
        P peer;
    }

    P a, b;
    P[] row;
    int n;

    @Declarative
    boolean repOk() {
        return a != null && row != null && row.length == 2 && (row[0] != row[1] || row[0] == null);
    }

    private P find(P from, int k) {
        int i = 0;
        for (P p = from; p != null && i < 3; p = p.peer, i++)
            if (p.h == k) return p;
        return null;
    }

    public void badLink(P x, int k) {
        P p = find(a, k);
        if (p == null) {
            row[0] = x;
            return;
        }
        p.peer = row[1];
        if (p.peer == a && x == b && x != null && x != a) row[1] = row[0];
    }

    public void link(P x, int k) {
        P p = find(a, k);
        if (p == null) {
            if (row[1] != x) row[0] = x;
            return;
        }
        p.peer = row[1];
    }

    public void badFin(P x) {
        try {
            if (x.peer == a) throw new IllegalStateException();
            x.h = 1;
        } catch (NullPointerException e) {
            n = 1;
        } catch (IllegalStateException e) {
            row[1] = x;
        } finally {
            b = x;
            if (b == row[0] && row[0] != null && n == 2) row[1] = row[0];
        }
    }

    public void fin(P x) {
        try {
            if (x.peer == a) throw new IllegalStateException();
            x.h = 1;
        } catch (NullPointerException e) {
            n = 1;
        } catch (IllegalStateException e) {
            b = x;
        } finally {
            if (b == row[0]) b = null;
        }
    }
}

interface Ranked {
    int rank();

    default boolean above(Ranked o) {
        return rank() > o.rank();
    }
}

// Default methods and subclasses of nodes.
// all Ranks --nodes 4 --ints 0..2: named
class Ranks {
    static class N implements Ranked {
        int r;
        @Tree N kid, sib;

        public int rank() {
            return r;
        }
    }

    static class M extends N {
        boolean odd;

        @Override
        public int rank() {
            return odd ? 2 - r : r;
        }
    }

    @Tree N root;

    @Declarative
    static boolean ok(N n) {
        if (n == null) return true;
        for (N k = n.kid; k != null; k = k.sib)
            if (k.above(n) || !ok(k)) return false;
        return true;
    }

    @Declarative
    boolean repOk() {
        return root == null || root.sib == null && ok(root);
    }

    public void badFlip() {
        if (root instanceof M) ((M) root).odd = !((M) root).odd;
    }

    public void flip() {
        if (root != null && root.kid instanceof M && root.kid.r == 1)
            ((M) root.kid).odd = !((M) root.kid).odd;
    }

    public void badLift() {
        if (root == null || root.kid == null) return;
        N k = root.kid;
        root.kid = k.sib;
        k.sib = null;
        N old = root;
        N last = k.kid;
        if (last == null)
            k.kid = old;
        else {
            while (last.sib != null) last = last.sib;
            last.sib = old;
        }
        root = k;
    }

    public void detach(int r) {
        for (N p = root; p != null; p = p.kid) {
            while (p.kid != null && p.kid.rank() == r) p.kid = p.kid.sib;
        }
    }
}

// A balanced tree by recursion, with heights and a size.
// all Balanced --nodes 5 --ints 0..4: named
class Balanced {
    static class N {
        int k, h;
        @Tree N l, r;
    }

    @Tree N root;
    int size;

    @Declarative
    static int h(N n) {
        return n == null ? -1 : n.h;
    }

    @Declarative
    static boolean ok(N n, int lo, int hi) {
        return n == null
            || n.k > lo && n.k < hi && n.h == 1 + Math.max(h(n.l), h(n.r)) && Math.abs(h(n.l) - h(n.r)) <= 1
            && ok(n.l, lo, n.k) && ok(n.r, n.k, hi);
    }

    @Declarative
    static int count(N n) {
        return n == null ? 0 : 1 + count(n.l) + count(n.r);
    }

    @Declarative
    boolean repOk() {
        return ok(root, -1, 9) && size == count(root);
    }

    private static void fix(N n) {
        n.h = 1 + Math.max(h(n.l), h(n.r));
    }

    private static N rotR(N n) {
        N m = n.l;
        n.l = m.r;
        m.r = n;
        fix(n);
        fix(m);
        return m;
    }

    private static N rotL(N n) {
        N m = n.r;
        n.r = m.l;
        m.l = n;
        fix(n);
        fix(m);
        return m;
    }

    private static N bal(N n, boolean good) {
        fix(n);
        int d = h(n.l) - h(n.r);
        if (d > 1) {
            if (h(n.l.l) < h(n.l.r) && (good || n.k != 3)) n.l = rotL(n.l);
            return rotR(n);
        }
        if (d < -1) {
            if (h(n.r.r) < h(n.r.l)) n.r = rotR(n.r);
            return rotL(n);
        }
        return n;
    }

    private N ins(N n, int k, boolean good) {
        if (n == null) {
            size++;
            N m = new N();
            m.k = k;
            return m;
        }
        if (k < n.k)
            n.l = ins(n.l, k, good);
        else if (k > n.k)
            n.r = ins(n.r, k, good);
        else
            return n;
        return bal(n, good);
    }

    public void insert(int k) {
        root = ins(root, k, true);
    }

    public void badInsert(int k) {
        root = ins(root, k, false);
    }

    private N min(N n) {
        return n.l == null ? n : min(n.l);
    }

    private N del(N n, int k) {
        if (n == null) return null;
        if (k < n.k)
            n.l = del(n.l, k);
        else if (k > n.k)
            n.r = del(n.r, k);
        else {
            size--;
            if (n.l == null) return n.r;
            if (n.r == null) return n.l;
            N m = min(n.r);
            n.k = m.k;
            size++;
            n.r = del(n.r, m.k);
        }
        return bal(n, true);
    }

    public void remove(int k) {
        root = del(root, k);
    }

    public void badRemove(int k) {
        int s = size;
        root = del(root, k);
        if (s == 4 && k == 2) size = s;
    }
}

// A ring of chars, with postconditions.
// all CharRing --nodes 2 --arrays 3 --ints 0..2: named
class CharRing {
    char[] buf;
    int from, to;
    long mod;

    @Declarative
    boolean repOk() {
        return buf != null && buf.length > 0 && from >= 0 && from < buf.length && to >= 0 && to < buf.length
            && mod >= 0L;
    }

    @Post("put")
    @Declarative
    boolean posted(CharRing old, boolean r, char c) {
        if (!r) return to == old.to;
        for (int i = 0; i < buf.length; i++)
            if (i != old.to && buf[i] != old.buf[i]) return false;
        return buf[old.to] == c && mod == old.mod + 1L;
    }

    public boolean put(char c) {
        int next = (to + 1) % buf.length;
        if (next == from) return false;
        buf[to] = c;
        to = next;
        mod++;
        return true;
    }

    @Post("badPut")
    @Declarative
    boolean posted2(CharRing old, boolean r, char c) {
        return posted(old, r, c);
    }

    public boolean badPut(char c) {
        int next = to + 1 == buf.length ? 0 : to + 1;
        if (next == from) return false;
        buf[next == 2 ? next : to] = c;
        to = next;
        mod++;
        return true;
    }

    public int get() {
        if (from == to) return -1;
        char c = buf[from];
        from = (from + 1) % buf.length;
        return c;
    }

    public void badSkip(int k) {
        from += k;
        from %= buf.length + (k == 2 ? 1 : 0);
    }
}

// Strings and boxes in nodes.
// all TextNodes --nodes 3 --ints 0..2: named
class TextNodes {
    static class N {
        String s;
        Integer w;
        @Tree N next;
    }

    @Tree N head;

    @Declarative
    boolean repOk() {
        for (N n = head; n != null; n = n.next) {
            if (n.s == null) return false;
            if (n.next != null && n.next.s != null && n.s.equals(n.next.s)) return false;
        }
        return true;
    }

    public void badSet(String s) {
        if (head != null && s != null) head.s = s;
    }

    public void set(String s) {
        if (head != null && s != null && (head.next == null || !head.next.s.equals(s))) head.s = s;
    }

    public void badSame() {
        if (head != null && head.next != null && head.next.next != null && head.s != head.next.next.s)
            head = head.next.next == null ? head : cut(head);
    }

    private static N cut(N n) {
        n.next = n.next.next;
        return n;
    }

    public void w() {
        for (N n = head; n != null; n = n.next)
            if (n.w != null && n.w == 1) n.w = n.w + 1;
    }

    public void badW() {
        for (N n = head; n != null; n = n.next)
            assert n.w == null || n.w != 1 || n.s.length() < 9 && n == head;
    }
}
