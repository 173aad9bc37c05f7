import glassbox.*;

// Classes that a reviewer would write who wants a shortcut to be wrong (see Hostile.java): pool
// objects, which are interchangeable.

// Pool objects beside each other, some of which nothing leads to but an argument.
// paths Numbered --objects P=3 --ints 0..2: named
class Numbered {
    static class P {
        int k;
        P to;
    }
    P a, b, c;
    @Declarative
    boolean repOk() {
        return a != null && (b == null || b.k >= a.k)
            && (c == null || c.to == null || c.to.k <= c.k);
    }
    public void badTo() {
        if (c != null && b != null) c.to = b;
    }
    public void to() {
        if (c != null && b != null && b.k <= c.k) c.to = b;
    }
    public void badLow() {
        a.k = 0;
    }
    public void low() {
        a.k = 0;
        if (c != null) c.to = null;
    }
    public void badRot() {
        P t = a;
        if (b != null && b != a) {
            a = b;
            b = t;
            if (a.k == b.k + 1) c = null;
        }
    }
    public void badOne(P q) {
        if (q != null && q != a && q != b) {
            q.k = 2;
            if (c != null && c.to == q) c.k = 2;
        }
    }
    public void one(P q) {
        if (q != null && q != a && q != b && (c == null || c.to != q)) q.k = 2;
    }
    public void badFar() {
        if (c != null && c.to != null && c.to.to != null && c.to.to != a) c.to.to.k = 0;
    }
}

// Two classes of pool objects lead to each other.
// paths Cross --objects A=2,B=2 --ints 0..1: named
class Cross {
    static class A {
        B b;
        int k;
        A n;
    }
    static class B {
        A a;
        int k;
    }
    A x;
    B y, z;
    @Declarative
    boolean repOk() {
        return (y == null || y.a == null || y.a.k <= y.k)
            && (x == null || x.b == null || x.b.k >= x.k);
    }
    public void badB() {
        if (y != null && y.a != null && y.a.b != null && y.a.b != y) y.a.b.k = 0;
    }
    public void badA() {
        if (z != null && z.a != null && z.a != x) z.a.k = 1;
    }
    public void a() {
        if (z != null && z.a != null && z.a != x && (y == null || y.a != z.a)) z.a.k = 1;
    }
    public void badSwap() {
        B t = y;
        y = z;
        z = t;
    }
    public void badArg(A q) {
        if (q != null && q != x && q.n == x) q.k = 1;
    }
    public void arg(A q) {
        if (q != null && q != x && (y == null || y.a != q)) q.k = 1;
    }
    public void badChain() {
        if (x != null && x.n != null && x.n.n != null && x.n.n != x && x.n != x.n.n) x.k = 1;
        if (x != null && x.n != null && x.n.b != null && x.n.b.a != null) x.n.b.a.k = 1;
    }
}

// Pool objects that form a tree, or nearly one.
// paths NearlyTree --objects P=3 --ints 0..1: named
class NearlyTree {
    static class P {
        int k;
        P l, r;
    }
    P root;
    @Declarative
    static boolean ok(P p, int d) {
        return p == null
            || d < 3 && p.k <= 1 && ok(p.l, d + 1) && ok(p.r, d + 1)
            && (p.l == null || p.l.k <= p.k) && (p.l == null || p.l != p.r);
    }
    @Declarative
    boolean repOk() {
        return ok(root, 0);
    }
    public void badSet() {
        if (root != null && root.l != null && root.l.r != null) root.l.r.l = root.r;
    }
    public void badShare() {
        if (root != null && root.l != null) root.r = root.l.l;
        if (root != null && root.r != null) root.r.k = 1;
    }
    public void cut() {
        if (root != null) root.l = null;
    }
    public void badTurn() {
        if (root != null) {
            P t = root.l;
            root.l = root.r;
            root.r = t;
        }
    }
    public void badArg(P q) {
        if (root != null && root.r == null) root.r = q;
    }
    public void low(P q) {
        if (q != null && q.l == null && q != root && root != null && root.r != q) q.k = 0;
    }
}
