import glassbox.*;

// Classes that a reviewer would write who wants a shortcut to be wrong: something that is mostly so
// is not so at one place. All engines have to say the same of each operation.

// The last answer is kept, and must be one that would still be given.
// all Cache --nodes 3 --ints 0..3: named
class Cache {
    static class N {
        @Tree N next;
        int k, v;
    }
    @Tree N head;
    int lastK, lastV;
    boolean has;
    @Declarative
    int get0(int k) {
        for (N n = head; n != null; n = n.next)
            if (n.k == k) return n.v;
        return -1;
    }
    @Declarative
    boolean repOk() {
        for (N n = head; n != null; n = n.next)
            for (N m = n.next; m != null; m = m.next)
                if (n.k == m.k) return false;
        return !has || get0(lastK) == lastV;
    }
    public int get(int k) {
        if (has && lastK == k) return lastV;
        int v = get0(k);
        if (v >= 0) {
            lastK = k;
            lastV = v;
            has = true;
        }
        return v;
    }
    @Post("get")
    @Declarative
    boolean got(Cache before, int result, int k) {
        return result == before.get0(k);
    }
    public void badPut(int k, int v) {
        for (N n = head; n != null; n = n.next)
            if (n.k == k) {
                n.v = v;
                return;
            }
        N n = new N();
        n.k = k;
        n.v = v;
        n.next = head;
        head = n;
    }
    public void put(int k, int v) {
        has = has && lastK != k;
        for (N n = head; n != null; n = n.next)
            if (n.k == k) {
                n.v = v;
                return;
            }
        N n = new N();
        n.k = k;
        n.v = v;
        n.next = head;
        head = n;
    }
    public void badDel(int k) {
        if (head != null && head.k == k) {
            head = head.next;
            if (lastK == k && lastV != 2) has = false;
        }
    }
}

// Operands that cannot be missing where they are used.
// all Impossible --nodes 4 --ints 0..2: named
class Impossible {
    static class X {
        @Tree X a, b;
        int op;
    }
    @Tree X root;
    int r;
    @Declarative
    static boolean ok(X x) {
        return x != null
            && (x.op == 0       ? x.a == null && x.b == null
                    : x.op == 1 ? x.b == null && ok(x.a)
                                : ok(x.a) && ok(x.b));
    }
    @Declarative
    static int eval(X x) {
        return x.op == 0 ? 1 : x.op == 1 ? 1 - eval(x.a) : eval(x.a) * eval(x.b);
    }
    @Declarative
    boolean repOk() {
        return ok(root) && r == eval(root);
    }
    public void simplifyMore() {
        if (root.op == 1 && root.a.op == 1) {
            root = root.a.a;
        } else if (root.op == 2)
            root = root.a;
    }
    public void simplify() {
        if (root.op == 1 && root.a.op == 1) {
            root = root.a.a;
        } else if (root.op == 2 && root.b.op == 0)
            root = root.a;
    }
    public void badGrow() {
        X x = new X();
        x.op = 1;
        x.a = root;
        root = x;
    }
    public void grow() {
        X x = new X();
        x.op = 1;
        x.a = root;
        root = x;
        r = 1 - r;
    }
    public void fold() {
        if (root.op == 2 && root.b.op == 1 && root.a.op == 0) {
            root.op = 1;
            root.a = root.b;
        }
    }
}

// Entries that do not count any more keep their keys.
// paths Lazy --against LazyMap --nodes 3 --ints 0..2: named
class Lazy {
    static class E {
        @Tree E next;
        int k, v;
        boolean gone;
    }
    @Tree E head;
    @Declarative
    boolean repOk() {
        for (E e = head; e != null; e = e.next)
            if (e.next != null && e.k >= e.next.k) return false;
        return true;
    }
    public int get(int k) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) return e.gone ? -1 : e.v;
        return -1;
    }
    public int badGet(int k) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) return e.v;
        return -1;
    }
    public void del(int k) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) e.gone = true;
    }
    public void badDel(int k) {
        for (E e = head; e != null; e = e.next)
            if (e.k >= k) {
                e.gone = true;
                return;
            }
    }
    public void put(int k, int v) {
        if (head == null || k < head.k) {
            E n = new E();
            n.k = k;
            n.v = v;
            n.next = head;
            head = n;
            return;
        }
        E e = head;
        while (e.next != null && e.next.k <= k) e = e.next;
        if (e.k == k) {
            e.v = v;
            e.gone = false;
            return;
        }
        E n = new E();
        n.k = k;
        n.v = v;
        n.next = e.next;
        e.next = n;
    }
    public void badPut(int k, int v) {
        if (head == null || k < head.k) {
            E n = new E();
            n.k = k;
            n.v = v;
            n.next = head;
            head = n;
            return;
        }
        E e = head;
        while (e.next != null && e.next.k <= k) e = e.next;
        if (e.k == k) {
            e.v = v;
            return;
        }
        E n = new E();
        n.k = k;
        n.v = v;
        n.next = e.next;
        e.next = n;
    }
    @Declarative
    LazyMap abstraction() {
        LazyMap m = new LazyMap();
        m.head = copy(head);
        return m;
    }
    @Declarative
    static LazyMap.E copy(E e) {
        if (e == null) return null;
        if (e.gone) return copy(e.next);
        LazyMap.E c = new LazyMap.E();
        c.k = e.k;
        c.v = e.v;
        c.next = copy(e.next);
        return c;
    }
}

class LazyMap {
    static class E {
        E next;
        int k, v;
    }
    E head;
    @Declarative
    public int get(int k) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) return e.v;
        return -1;
    }
    public int badGet(int k) {
        return get(k);
    }
    public void del(int k) {
        if (head == null) return;
        if (head.k == k) {
            head = head.next;
            return;
        }
        for (E e = head; e.next != null; e = e.next)
            if (e.next.k == k) {
                e.next = e.next.next;
                return;
            }
    }
    public void badDel(int k) {
        del(k);
    }
    public void put(int k, int v) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) {
                e.v = v;
                return;
            }
        E n = new E();
        n.k = k;
        n.v = v;
        n.next = head;
        head = n;
    }
    public void badPut(int k, int v) {
        put(k, v);
    }
    @Declarative
    boolean covers(LazyMap o) {
        for (E e = head; e != null; e = e.next)
            if (o.get(e.k) != e.v) return false;
        return true;
    }
    @Declarative
    public boolean equalTo(LazyMap o) {
        return covers(o) && o.covers(this);
    }
}

// A tree compared with an association list of the user's own.
// paths TreeAs --against TreeAsMap --nodes 3 --ints 0..3: named
class TreeAs {
    static class T {
        @Tree T l, r;
        int k, v;
    }
    @Tree T root;
    @Declarative
    static boolean ok(T t, int lo, int hi) {
        return t == null || lo < t.k && t.k < hi && ok(t.l, lo, t.k) && ok(t.r, t.k, hi);
    }
    @Declarative
    boolean repOk() {
        return ok(root, -1, 4);
    }
    public void put(int k, int v) {
        T p = null, t = root;
        while (t != null && t.k != k) {
            p = t;
            t = k < t.k ? t.l : t.r;
        }
        if (t != null) {
            t.v = v;
            return;
        }
        T n = new T();
        n.k = k;
        n.v = v;
        if (p == null)
            root = n;
        else if (k < p.k)
            p.l = n;
        else
            p.r = n;
    }
    public void badPut(int k, int v) {
        T p = null, t = root;
        while (t != null && t.k != k) {
            p = t;
            t = k < t.k ? t.l : t.r;
        }
        if (t != null && p != null && p.r == t) return;
        if (t != null) {
            t.v = v;
            return;
        }
        T n = new T();
        n.k = k;
        n.v = v;
        if (p == null)
            root = n;
        else if (k < p.k)
            p.l = n;
        else
            p.r = n;
    }
    public int get(int k) {
        T t = root;
        while (t != null && t.k != k) t = k < t.k ? t.l : t.r;
        return t == null ? -1 : t.v;
    }
    public int badGet(int k) {
        T t = root;
        while (t != null && t.k != k) t = k < t.k ? t.l : t.r;
        return t == null ? 0 : t.v;
    }
    public void badDel() {
        if (root != null && root.l == null) root = root.r;
    }
    public void rot() {
        if (root != null && root.l != null) {
            T x = root.l;
            root.l = x.r;
            x.r = root;
            root = x;
        }
    }
    @Declarative
    TreeAsMap abstraction() {
        TreeAsMap m = new TreeAsMap();
        m.head = list(root, null);
        return m;
    }
    @Declarative
    static TreeAsMap.E list(T t, TreeAsMap.E rest) {
        if (t == null) return rest;
        TreeAsMap.E e = new TreeAsMap.E();
        e.k = t.k;
        e.v = t.v;
        e.next = list(t.r, rest);
        return list(t.l, e);
    }
}

class TreeAsMap {
    static class E {
        E next;
        int k, v;
    }
    E head;
    @Declarative
    public int get(int k) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) return e.v;
        return -1;
    }
    public int badGet(int k) {
        return get(k);
    }
    public void put(int k, int v) {
        for (E e = head; e != null; e = e.next)
            if (e.k == k) {
                e.v = v;
                return;
            }
        E n = new E();
        n.k = k;
        n.v = v;
        n.next = head;
        head = n;
    }
    public void badPut(int k, int v) {
        put(k, v);
    }
    public void badDel() {
    }
    public void rot() {
    }
    @Declarative
    boolean covers(TreeAsMap o) {
        for (E e = head; e != null; e = e.next)
            if (o.get(e.k) != e.v) return false;
        return true;
    }
    @Declarative
    public boolean equalTo(TreeAsMap o) {
        return covers(o) && o.covers(this);
    }
}

// One array of two holders, read before and after it is written.
// all Alias --objects P=2 --ints 0..2 --arrays 2: named
class Alias {
    static class P {
        int[] a;
        P other;
        int k;
    }
    P x, y;
    @Declarative
    boolean repOk() {
        return x != null && y != null && x.a != null && x.a.length == 2 && x.k == x.a[0];
    }
    @Declarative
    static int sum(P p) {
        return p == null || p.a == null ? 0 : p.a.length == 2 ? p.a[0] + p.a[1] : p.k;
    }
    public void badBump() {
        int s = sum(x);
        if (y.a != null && y.a.length == 2) {
            y.a[1] = 1;
            if (sum(x) == s + 1 && x != y && x.a != y.a) x.a[0] = 2;
            if (x.a == y.a && s == 1) x.k = sum(x) - s + x.a[0] + 1;
        }
    }
    public void bump() {
        int s = sum(x);
        x.a[1] = 0;
        assert sum(x) <= s;
    }
    public void again() {
        int s = sum(y);
        x.a[0] = 1;
        x.k = 1;
        assert sum(y) == s || x == y;
    }
    public void twice() {
        int s = sum(y);
        x.a[0] = 1;
        x.k = 1;
        assert sum(y) == s || x == y || x.a == y.a || y.k == 1;
    }
    public void other() {
        if (x.other != null) {
            P o = x.other;
            o.k = 0;
            if (sum(o) != 0) x.k = x.a[0];
        }
    }
}

// Paths that begin alike and differ late.
// all Prefix --nodes 4 --ints 0..4: named
class Prefix {
    static class N {
        @Tree N next;
        int k;
    }
    @Tree N head;
    int n;
    @Declarative
    boolean repOk() {
        int c = 0;
        for (N x = head; x != null; x = x.next) {
            if (x.k > n) return false;
            c++;
        }
        return c <= n;
    }
    public void badDrop(int i) {
        N x = head;
        for (int j = 0; j < i && x != null; j++) {
            if (x.k == 3 && j == 2) n--;
            x = x.next;
        }
        if (x != null) x.next = null;
    }
    public void drop(int i) {
        N x = head;
        for (int j = 0; j < i && x != null; j++) x = x.next;
        if (x != null) x.next = null;
    }
    public void badRev() {
        N r = null;
        int m = 0;
        while (head != null) {
            N t = head.next;
            head.next = r;
            r = head;
            head = t;
            if (r.k == m) m++;
        }
        head = r;
        if (m == 4) n = 3;
    }
    public void rev() {
        N r = null;
        while (head != null) {
            N t = head.next;
            head.next = r;
            r = head;
            head = t;
        }
        head = r;
    }
    public void badSum() {
        int s = 0;
        for (N x = head; x != null; x = x.next) s += x.k;
        if (s == 11) n = 2;
    }
}

// Nodes of two classes, each with its own local invariant.
// all Mixed --nodes 4 --ints 0..2: named
class Mixed {
    static abstract class B {
        @Tree B l;
        int k;
        @Declarative
        boolean repOkLocal() {
            return k >= 0;
        }
    }
    static class One extends B {
        @Declarative
        boolean repOkLocal() {
            return l == null || k <= l.k;
        }
    }
    static class Two extends B {
        @Tree B r;
        @Declarative
        boolean repOkLocal() {
            return r == null || l != null;
        }
    }
    @Tree B root;
    @Declarative
    boolean repOk() {
        return true;
    }
    public void badSet(int k) {
        if (root != null && root.l != null) root.l.k = k;
    }
    public void raise() {
        if (root != null && root.l instanceof Two) root.l.k = 2;
    }
    public void badCut() {
        if (root instanceof Two) root.l = null;
    }
    public void cut() {
        if (root instanceof Two) {
            root.l = null;
            ((Two) root).r = null;
        }
    }
    public void move() {
        if (root instanceof Two) {
            Two t = (Two) root;
            t.l = t.r;
            t.r = null;
            if (t.l != null && t.l.k == 2) t.l.k = -1;
        }
    }
    public void lift() {
        if (root != null && root.l != null) root = root.l;
    }
    public void wrap() {
        One o = new One();
        o.l = root;
        root = o;
    }
}

// References back, and one to the end.
// all Deques --nodes 3 --ints 0..2: named
class Deques {
    static class N {
        @Tree N next;
        N prev;
        int k;
    }
    @Tree N head;
    N tail;
    int n;
    @Declarative
    boolean repOk() {
        int c = 0;
        N p = null;
        for (N x = head; x != null; x = x.next) {
            if (x.prev != p) return false;
            p = x;
            c++;
        }
        return tail == p && c == n;
    }
    public void badRemove(N x) {
        if (x == null) return;
        if (x.prev == null)
            head = x.next;
        else
            x.prev.next = x.next;
        if (x.next == null)
            tail = x.prev;
        else
            x.next.prev = x.prev;
        n--;
    }
    public void first() {
        if (n > 0) {
            head = head.next;
            n--;
            if (head == null)
                tail = null;
            else
                head.prev = null;
        }
    }
    public void badFirst() {
        if (n > 0) {
            head = head.next;
            n--;
            if (n == 0)
                tail = null;
            else if (n > 1)
                head.prev = null;
        }
    }
    public void last() {
        if (n > 0) {
            tail = tail.prev;
            n--;
            if (tail == null)
                head = null;
            else
                tail.next = null;
        }
    }
    public void badAdd(int k) {
        N x = new N();
        x.k = k;
        x.prev = tail;
        if (n == 0)
            head = x;
        else
            tail.next = x;
        tail = x;
        if (k != 2) n++;
    }
    public void add(int k) {
        N x = new N();
        x.k = k;
        x.prev = tail;
        if (tail == null)
            head = x;
        else
            tail.next = x;
        tail = x;
        n++;
    }
}
