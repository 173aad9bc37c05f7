import glassbox.*;
import java.util.*;

// Classes that a reviewer would write who wants a shortcut to be wrong: something that is mostly so
// is not so at one place. All engines have to say the same of each operation.

// A work list that is left early, and what was put aside until then.
// all Stopped --nodes 5 --ints 0..3: named
class Stopped {
    static class T {
        @Tree T l, r;
        int k;
    }
    @Tree T root;
    int n;
    @Declarative
    boolean repOk() {
        LinkedList<T> work = new LinkedList<>();
        LinkedList<T> seen = new LinkedList<>();
        if (root != null) work.add(root);
        boolean stop = false;
        while (!stop && !work.isEmpty()) {
            T t = work.removeFirst();
            if (t.k == 3)
                stop = true;
            else {
                if (t.k == 1) seen.add(t);
                if (t.l != null) work.add(t.l);
                if (t.r != null) work.add(t.r);
            }
        }
        return seen.size() == n;
    }
    public void badStop() {
        if (root != null) root.k = 3;
    }
    public void stop() {
        if (root != null) {
            root.k = 3;
            n = 0;
        }
    }
    public void badFree() {
        if (root != null && root.k == 3) root.k = 0;
    }
    public void badAdd() {
        if (root != null && root.l != null && root.l.k == 0 && n < 3) {
            root.l.k = 1;
            n++;
        }
    }
    public void add() {
        if (root != null && root.k == 0) {
            root.k = 1;
            n++;
        }
    }
}

// Two work lists, one before the other: the order of visits counts.
// all TwoWorks --nodes 4 --ints 0..2: named
class TwoWorks {
    static class T {
        @Tree T l, r;
        int k;
    }
    @Tree T root;
    int n;
    @Declarative
    boolean repOk() {
        Deque<T> a = new ArrayDeque<>(), b = new ArrayDeque<>();
        if (root != null) a.add(root);
        int c = 0, s = 0;
        while (!a.isEmpty() || !b.isEmpty()) {
            T t = a.isEmpty() ? b.poll() : a.poll();
            c++;
            s += c * t.k;
            if (t.l != null) a.add(t.l);
            if (t.r != null) b.add(t.r);
        }
        return s % 3 == n;
    }
    public void badTurn() {
        if (root != null) {
            T t = root.l;
            root.l = root.r;
            root.r = t;
        }
    }
    public void turn() {
        if (root != null && root.l == null && root.r != null && root.r.l == null
            && root.r.r == null) {
            root.l = root.r;
            root.r = null;
        }
    }
    public void badSet(int k) {
        if (root != null && root.r != null) {
            n = (n + 3 * k) % 3;
            root.r.k = k;
        }
    }
}

// References upwards that the invariant determines, and one beside that it does not.
// all Parents --nodes 4 --ints 0..1: named
class Parents {
    static class T {
        @Tree T l, r;
        T up;
        int k;
    }
    @Tree T root;
    T hot;
    @Declarative
    static boolean ok(T t, T up) {
        return t == null || t.up == up && ok(t.l, t) && ok(t.r, t);
    }
    @Declarative
    boolean repOk() {
        return ok(root, null) && (hot == null || hot.up != null);
    }
    public void badHot() {
        hot = root == null ? null : root.l;
        if (hot != null && hot.l != null) hot = hot.l.up.up;
    }
    public void hot() {
        if (root != null) hot = root.l;
    }
    public void badCut() {
        if (root != null) {
            root.l = null;
        }
        if (hot != null) hot.up = null;
    }
    public void cut() {
        if (root != null && root.l != null) {
            T x = root.l;
            x.up = null;
            root = x;
            hot = null;
        }
    }
    public void badLift() {
        if (root != null && root.l != null) {
            root = root.l;
            hot = null;
        }
    }
    public void badDrop() {
        if (hot != null) hot.up = root.up;
    }
}

// What holds of a node depends on how deep it lies.
// all Deep --nodes 7 --ints 0..1: named
class Deep {
    static class T {
        @Tree T l, r;
        int k;
    }
    @Tree T root;
    @Declarative
    static boolean ok(T t, int d) {
        return t == null || (d < 2 || t.k == 0) && ok(t.l, d + 1) && ok(t.r, d + 1);
    }
    @Declarative
    boolean repOk() {
        return ok(root, 0);
    }
    public void badSink() {
        if (root != null && root.l != null) {
            T x = root.l;
            root.l = x.l;
            x.l = null;
            if (root.r == null) {
                root.r = new T();
                root.r.r = x;
            }
        }
    }
    public void set() {
        if (root != null) {
            root.k = 1;
            if (root.r != null) root.r.k = 1;
        }
    }
    public void badSet() {
        if (root != null && root.l != null && root.l.r != null) root.l.r.k = 1;
    }
    public void lift() {
        if (root != null && root.l != null) root = root.l;
    }
}

// -1 says that a tree is broken, and no height is negative.
// all Heights --nodes 6 --ints -3..3: named
class Heights {
    static class T {
        @Tree T l, r;
        int b;
    }
    @Tree T root;
    int h;
    @Declarative
    static int height(T t) {
        if (t == null) return 0;
        int a = height(t.l), c = height(t.r);
        if (a < 0 || c < 0 || t.b != a - c || t.b > 1 || t.b < -1) return -1;
        return Math.max(a, c) + 1;
    }
    @Declarative
    boolean repOk() {
        return height(root) == h && h != -1;
    }
    public void badRot() {
        if (root != null && root.b == 1) {
            T x = root.l;
            root.l = x.r;
            x.r = root;
            root.b = 0;
            x.b = x.b - 1;
            root = x;
        }
    }
    public void badCut() {
        if (root != null && root.b == 0) {
            root.r = null;
            root.b = 1;
        }
    }
    public void cut() {
        if (root != null && h == 2) {
            root.l = null;
            root.r = null;
            root.b = 0;
            h = 1;
        }
    }
    public void neg() {
        if (h < 0) h = 7;
    }
    public void badLeaf() {
        if (root != null && root.l != null && root.l.l == null && root.l.r == null && h == 3) {
            root.l = null;
            root.b--;
        }
    }
}

// Nodes of a ring are a pool: any of them may be met again.
// all Ring --objects N=3 --ints 0..2: named
class Ring {
    static class N {
        N next;
        int k;
    }
    N cur;
    int n;
    @Declarative
    boolean repOk() {
        if (cur == null) return n == 0;
        int c = 0;
        N x = cur;
        do {
            if (x == null || c > 3) return false;
            c++;
            x = x.next;
        } while (x != cur);
        return c == n;
    }
    public void badAdd(N m) {
        if (cur == null || m == null || m.next != null) return;
        m.next = cur.next;
        cur.next = m;
        if (m.k != cur.k) n++;
    }
    public void add(N m) {
        if (cur == null || m == null || m == cur || m == cur.next || m == cur.next.next
            || m == cur.next.next.next)
            return;
        m.next = cur.next;
        cur.next = m;
        n++;
    }
    public void turn() {
        if (cur != null) cur = cur.next;
    }
    public void badDrop() {
        if (cur != null) {
            cur.next = cur.next.next;
            n--;
        }
    }
    public void drop() {
        if (n > 1) {
            cur.next = cur.next.next;
            n--;
        } else {
            cur = null;
            n = 0;
        }
    }
    public void rev() {
        if (n == 3) {
            N a = cur.next;
            a.next = cur;
            cur.next = a.next.next;
        }
    }
}

// Values that several nodes share.
// all Shared --nodes 3 --objects V=2 --ints 0..2: named
class Shared {
    static class V { int x; }
    static class E {
        @Tree E next;
        V v;
        int c;
    }
    @Tree E head;
    @Declarative
    boolean repOk() {
        for (E e = head; e != null; e = e.next)
            if (e.v == null || e.c != e.v.x) return false;
        return true;
    }
    public void badSet(int x) {
        if (head != null) {
            head.v.x = x;
            head.c = x;
        }
    }
    public void set(int x) {
        if (head != null && head.next == null) {
            head.v.x = x;
            head.c = x;
        }
    }
    public void setAll(int x) {
        for (E e = head; e != null; e = e.next) e.v.x = x;
        for (E e = head; e != null; e = e.next) e.c = e.v.x;
    }
    public void badFresh(V v) {
        if (head != null && v != null) {
            head.v = v;
            if (head.next != null) head.c = head.next.c;
        }
    }
    public void fresh(V v) {
        if (head != null && v != null) {
            head.v = v;
            head.c = v.x;
        }
    }
    public boolean badSame(V v) {
        E e = head;
        while (e != null && e.v != v) e = e.next;
        if (e == null) return false;
        e.v.x = 2;
        e.c = 2;
        return true;
    }
}

// A second way through the list, determined by the first.
// all Twisted --nodes 4 --ints 0..3: named
class Twisted {
    static class N {
        @Tree N next;
        N skip;
        int k;
    }
    @Tree N head;
    @Declarative
    boolean repOk() {
        for (N n = head; n != null; n = n.next) {
            if (n.skip != (n.next == null ? null : n.next.next)) return false;
            if (n.next != null && n.k > n.next.k) return false;
        }
        return true;
    }
    public void badPush(int k) {
        if (head == null || k <= head.k) {
            N n = new N();
            n.k = k;
            n.next = head;
            if (head != null) n.skip = head.skip;
            head = n;
        }
    }
    public void push(int k) {
        if (head == null || k <= head.k) {
            N n = new N();
            n.k = k;
            n.next = head;
            if (head != null) n.skip = head.next;
            head = n;
        }
    }
    public void popSome() {
        if (head != null) head = head.skip == null ? head : head.next.next == null ? null : new N();
    }
    public void pop() {
        if (head != null) head = head.next;
    }
    public void skip() {
        if (head != null && head.skip != null) head = head.skip;
    }
    public void badCut() {
        if (head != null && head.skip != null) {
            head.next = head.skip;
            head.skip = head.next.skip == null ? null : head.next.skip;
        }
    }
    public void badMove(int k) {
        N n = head;
        while (n != null && n.skip != null) n = n.skip;
        if (n != null) n.k = k;
    }
    public void raise() {
        N n = head;
        while (n != null && n.skip != null) n = n.skip;
        if (n != null && n.next != null) n = n.next;
        if (n != null) n.k = 3;
    }
}
