// Classes as different people write them. No shortcut is attacked by name: whatever of them is
// taken, all engines have to say the same of each operation.

import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.*;
import java.util.function.*;

abstract class Shape {
    int area;
    abstract int cost();
}

class Sq extends Shape {
    int cost() {
        return area;
    }
}

class Ci extends Shape {
    int cost() {
        return 2 - area;
    }
}

// Subclasses that override, looked up twice.
// all Shapes --nodes 2 --ints 0..2 --objects Sq=2,Ci=2: named
class Shapes {
    Shape a, b;
    int n;

    @Declarative
    boolean repOk() {
        return a != null && b != null && n == a.cost() + b.cost();
    }

    private Shape pick(int k) {
        if (a.cost() == k) return a;
        if (b.cost() == k) return b;
        return null;
    }

    public void badRaise(int k) {
        Shape s = pick(k);
        if (s == null) {
            a = b;
            return;
        }
        s.area = (s.area + 1) % 3;
        n = a.cost() + b.cost() - (a == b && a instanceof Ci ? 1 : 0);
    }

    public void raise(int k) {
        Shape s = pick(k);
        if (s == null) return;
        s.area = (s.area + 1) % 3;
        n = a.cost() + b.cost();
    }

    public void badSwap(Shape x) {
        Shape t = pick(2);
        if (t != null && x != null) {
            t.area = 0;
            x.area = 0;
            n = a.cost() + b.cost();
            if (x == b && t == a && a != b && x instanceof Ci) n = 0;
        }
    }
}

// Nodes of an inner class, and a cursor among them.
// all InnerNodes --nodes 3 --ints 0..2: named
class InnerNodes {
    class N {
        int k;
        @Tree N next;

        boolean isMine() {
            return first == this;
        }
    }

    @Tree N first;
    N cursor;
    int mod;

    @Declarative
    boolean repOk() {
        int i = 0;
        for (N n = first; n != null; n = n.next, i++)
            if (n == cursor) return mod == i;
        return cursor == null && mod == 0;
    }

    public void badAdv() {
        if (cursor != null) {
            cursor = cursor.next;
            mod++;
        }
    }

    public void adv() {
        if (cursor != null) {
            cursor = cursor.next;
            if (cursor == null)
                mod = 0;
            else
                mod++;
        }
    }

    public void reset() {
        if (first != null && first.isMine()) {
            cursor = first;
            mod = 0;
        }
    }

    public void badCut() {
        if (first != null) {
            N old = first;
            first = first.next;
            if (old == cursor) {
                cursor = first;
                mod = 0;
            }
        }
    }

    public void cut() {
        if (first != null) {
            N old = first;
            first = first.next;
            if (old == cursor) {
                cursor = first;
                mod = 0;
            } else if (cursor != null)
                mod--;
        }
    }
}

// Arrays of arrays, and exceptions of which some are caught.
// all Grid --nodes 2 --arrays 2 --ints 0..2: named
class Grid {
    int[][] g;
    int n;

    @Declarative
    boolean repOk() {
        if (g == null) return false;
        int s = 0;
        for (int[] r : g) {
            if (r == null) continue;
            for (int x : r) s += x;
        }
        return s == n;
    }

    public void badSet(int i, int j) {
        try {
            int old = g[i][j];
            g[i][j] = 0;
            n -= old;
        } catch (NullPointerException e) {
            n = 0;
        } catch (ArrayIndexOutOfBoundsException e) {
        }
    }

    public void set(int i, int j) {
        try {
            int old = g[i][j];
            g[i][j] = 0;
            n -= old;
        } catch (RuntimeException e) {
        }
    }

    public void badAlias(int i, int j) {
        if (i < 0 || j < 0 || i >= g.length || j >= g.length) return;
        n -= g[i] == null ? 0 : sum(g[i]);
        n += g[j] == null ? 0 : sum(g[j]);
        g[i] = g[j];
        if (g[i] != null && g[i].length > 0 && i != j) {
            g[i][0]++;
            n++;
        }
    }

    private static int sum(int[] a) {
        int s = 0;
        for (int x : a) s += x;
        return s;
    }
}

// longs and chars; the invariant throws, and sums up in an accumulator.
// all Wide --nodes 4 --ints 0..3: named
class Wide {
    static class N {
        long w;
        char c;
        @Tree N l, r;
    }

    @Tree N root;
    long total;

    @Declarative
    long sum(N n, long acc) {
        return n == null ? acc : sum(n.r, sum(n.l, acc + n.w));
    }

    @Declarative
    boolean ok(N n, char lo, char hi) {
        if (n == null) return true;
        if (n.c < lo || n.c > hi) throw new IllegalStateException();
        return ok(n.l, lo, n.c) && ok(n.r, n.c, hi);
    }

    @Declarative
    boolean repOk() {
        try {
            return ok(root, (char) 0, (char) 9) && sum(root, 0L) == total;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    public void badAdd(long w) {
        N n = root;
        if (n == null) return;
    outer:
        for (;;) {
            while (n.l != null) {
                n = n.l;
                if (n.c == 1) break outer;
            }
            if (n.r == null) break;
            n = n.r;
        }
        n.w += w;
        if (n.c != 2) total += w;
    }

    public void add(long w) {
        N n = root;
        if (n == null) return;
    outer:
        for (;;) {
            while (n.l != null) {
                n = n.l;
                if (n.c == 1) break outer;
            }
            if (n.r == null) break;
            n = n.r;
        }
        n.w += w;
        total += w;
    }

    public void turn() {
        if (root != null && root.l != null && root.l.r != null) root.l.r.c++;
    }

    public void c() {
        if (root != null && root.l != null && root.l.r != null && root.l.r.c < root.c) root.l.r.c++;
    }
}

// Arguments that are nodes, of the tree or not.
// all NodeArguments --nodes 3 --ints 0..2: named
class NodeArguments {
    static class N {
        int k;
        @Tree N next;
    }

    @Tree N head;
    int n;

    @Declarative
    boolean repOk() {
        int c = 0;
        for (N x = head; x != null; x = x.next) c++;
        return c == n;
    }

    public void badPush(N x) {
        if (x == null) return;
        x.next = head;
        head = x;
        n++;
    }

    public void badIns(N x) {
        if (x == null || x == head) return;
        for (N y = head; y != null; y = y.next)
            if (y == x) return;
        if (x.next != null) return;
        x.next = head;
        head = x;
        if (n != 2) n++;
    }

    public void ins(N x) {
        if (x == null || x == head) return;
        for (N y = head; y != null; y = y.next)
            if (y == x) return;
        x.next = head;
        head = x;
        n++;
    }

    public void badRemove(N x) {
        if (head == x && x != null) {
            head = x.next;
            n--;
        } else
            for (N y = head; y != null; y = y.next)
                if (y.next == x) {
                    y.next = x == null ? null : x.next;
                    n--;
                    return;
                }
    }

    public void remove(N x) {
        if (x == null) return;
        if (head == x) {
            head = x.next;
            n--;
        } else
            for (N y = head; y != null; y = y.next)
                if (y.next == x) {
                    y.next = x.next;
                    n--;
                    return;
                }
    }
}

interface Visitor {
    void visit(Visited.N n);
}

// Visitors, lambdas, and what these capture.
// all Visited --nodes 3 --ints 0..2: named
class Visited {
    static class N {
        int k;
        @Tree N left, right;
    }

    @Tree N root;
    int sum;

    private static class Sum implements Visitor {
        int s;

        public void visit(N n) {
            s += n.k;
        }
    }

    private static void walk(N n, Visitor v) {
        if (n == null) return;
        walk(n.left, v);
        v.visit(n);
        walk(n.right, v);
    }

    @Declarative
    boolean repOk() {
        Sum s = new Sum();
        walk(root, s);
        return s.s == sum;
    }

    public void inc() {
        final int[] d = {0};
        walk(root, n -> {
            if (n.k < 2) {
                n.k++;
                d[0]++;
            }
        });
        sum += d[0];
    }

    public void badInc() {
        final int[] d = {0};
        walk(root, n -> {
            if (n.k < 2 && n != root) {
                n.k++;
                d[0]++;
            } else
                n.k = n.k;
        });
        sum += d[0] == 2 ? 1 : d[0];
    }

    public int badFind(int k) {
        int[] hits = new int[1];
        walk(root, n -> {
            if (n.k == k) {
                if (hits[0]++ > 0) throw new IllegalStateException("twice");
            }
        });
        return hits[0];
    }
}

// A list with links back, turned round and cut.
// all BothWays --nodes 3 --ints 0..2: named
class BothWays {
    static class N {
        int k;
        @Tree N next;
        N other;
    }

    @Tree N head;
    N last;

    @Declarative
    boolean repOk() {
        N p = null;
        for (N x = head; x != null; x = x.next) {
            if (x.other != p) return false;
            p = x;
        }
        return last == p;
    }

    public void drop() {
        if (last == null) return;
        N p = last.other;
        if (p == null)
            head = null;
        else
            p.next = null;
        last = p;
    }

    public void badDrop() {
        if (last == null) return;
        N p = last.other;
        if (p == null)
            head = null;
        else
            p.next = null;
        if (p == null || p.k != 1) last = p;
    }

    public void cutAll(int k) {
        N p = null, x = head;
        while (x != null) {
            N nx = x.next;
            if (x.k == k) {
                if (p == null)
                    head = nx;
                else
                    p.next = nx;
                if (nx != null)
                    nx.other = p;
                else
                    last = p;
            } else
                p = x;
            x = nx;
        }
    }

    public void badCutAll(int k) {
        N p = null, x = head;
        while (x != null) {
            N nx = x.next;
            if (x.k == k) {
                if (p == null)
                    head = nx;
                else
                    p.next = nx;
                if (nx != null && p != null)
                    nx.other = p;
                else if (nx == null)
                    last = p;
            } else
                p = x;
            x = nx;
        }
    }

    public void rev() {
        N p = null, x = head;
        last = head;
        while (x != null) {
            N nx = x.next;
            x.next = p;
            x.other = nx;
            p = x;
            x = nx;
        }
        head = p;
    }

    public void badRev() {
        N p = null, x = head;
        while (x != null) {
            N nx = x.next;
            x.next = p;
            x.other = nx;
            p = x;
            x = nx;
        }
        head = p;
        if (last != null && last.next == null) last = head;
    }
}
