import glassbox.Declarative;
import glassbox.Tree;
import java.util.*;

// Collections that a specification makes for itself are our own classes (src/symbolic/links.c):
// whatever they do must be what the library's do, exceptions, order and classes included.

class Cell {
    int k;
    @Tree Cell next;
}

class Twig {
    @Tree Twig l, r;
    int k;
}

// Methods that only the library's class has.
// all WalkedList --nodes 3 --ints 0..2: named
class WalkedList {
    @Tree Cell head;

    @Declarative
    boolean repOk() {
        LinkedList<Integer> all = new LinkedList<>();
        for (Cell c = head; c != null; c = c.next) all.add(c.k);
        int last = 0;
        for (int k : all) {
            if (k < last) return false;
            last = k;
        }
        return true;
    }

    public void badRaise() {
        if (head != null) head.k = 2;
    }

    public void lower() {
        if (head != null) head.k = 0;
    }
}

// all IndexedStack --nodes 3 --ints 0..2: named
class IndexedStack {
    @Tree Cell head;

    @Declarative
    boolean repOk() {
        Stack<Integer> all = new Stack<>();
        for (Cell c = head; c != null; c = c.next) all.push(c.k);
        for (int i = 1; i < all.size(); i++)
            if (all.get(i - 1) > all.get(i)) return false;
        return all.search(2) <= 1;
    }

    public void badRaise() {
        if (head != null) head.k = 2;
    }

    public void lower() {
        if (head != null) head.k = 0;
    }
}

// A list that another method has filled, with its own work list.
// all FilledElsewhere --nodes 4 --ints 0..2: named
class FilledElsewhere {
    @Tree Twig root;
    int n;

    @Declarative
    private LinkedList<Twig> marked() {
        LinkedList<Twig> work = new LinkedList<>(), out = new LinkedList<>();
        if (root != null) work.add(root);
        while (!work.isEmpty()) {
            Twig t = work.removeFirst();
            if (t.k == 2) break;
            if (t.k == 1) out.add(t);
            if (t.l != null) work.add(t.l);
            if (t.r != null) work.add(t.r);
        }
        return out;
    }

    @Declarative
    boolean repOk() {
        LinkedList<Twig> all = marked();
        int count = 0;
        while (!all.isEmpty()) {
            Twig t = all.removeLast();
            count += t.l == null ? 1 : 0;
        }
        return count == n;
    }

    public void badMark() {
        if (root != null && root.k == 0) root.k = 1;
    }

    public void badStop() {
        if (root != null && root.l != null && root.r != null) root.l.k = 2;
    }

    public void stop() {
        if (root != null) {
            root.k = 2;
            n = 0;
        }
    }
}

// Those that left the loop early have seen less.
// all LeftEarly --nodes 4 --ints 0..2: named
class LeftEarly {
    @Tree Twig root;
    int n;

    @Declarative
    boolean repOk() {
        Deque<Twig> work = new ArrayDeque<>();
        Set<Twig> seen = new HashSet<>();
        if (root != null) work.add(root);
        while (!work.isEmpty()) {
            Twig t = work.poll();
            seen.add(t);
            if (t.k == 2) break;
            if (t.l != null) work.add(t.l);
            if (t.r != null) work.add(t.r);
        }
        return seen.size() == n;
    }

    public void badEnd() {
        if (root != null) root.k = 2;
    }

    public void badGoOn() {
        if (root != null && root.k == 2) root.k = 0;
    }

    public void end() {
        if (root != null) {
            root.k = 2;
            n = 1;
        }
    }
}

// Taken out by a helper, which is told of something else as well.
// all TakenByHelper --nodes 4 --ints 0..4: named
class TakenByHelper {
    @Tree Twig root;
    Twig mark;
    int n;

    @Declarative
    private static Twig take(Deque<Twig> work, Twig not) {
        Twig t = work.poll();
        if (t == not && !work.isEmpty()) t = work.pollLast();
        return t;
    }

    @Declarative
    boolean repOk() {
        Deque<Twig> work = new ArrayDeque<>();
        int count = 0;
        if (root != null) work.add(root);
        while (!work.isEmpty()) {
            Twig t = take(work, mark);
            count += 1 + (count % 2) * t.k;
            if (t.l != null) work.add(t.l);
            if (t.r != null) work.add(t.r);
        }
        return count == n;
    }

    public void badMark() {
        mark = root == null ? null : root.l;
    }

    public void unmark() {
        if (root != null && root.l == null && root.r == null) mark = null;
    }

    public void badCut() {
        if (root != null) root.l = null;
    }
}

// One of many objects, in a list that may be shorter.
// all OneOfMany --nodes 1 --ints 0..1 --objects P=5: named
class OneOfMany {
    static class P { int k; }

    P a, b, c;
    boolean f, g;

    @Declarative
    boolean repOk() {
        LinkedList<P> q = new LinkedList<>();
        if (f) q.add(a);
        if (g) q.add(b);
        if (a == c) q.add(c);
        P x = q.poll(), y = q.poll(), z = q.poll();
        return x != null && (y == null || y.k == 1) && (z == null || q.isEmpty() && z == x);
    }

    public void badSwap() {
        P t = a;
        a = b;
        b = t;
    }

    public void badDrop() {
        f = false;
    }

    public void keep() {
        if (f && a != null && b != null && !g && a != c) b = null;
    }

    public void other() {
        if (f && g && a != c) c = a;
    }
}

// A deque that is given null throws: nobody catches it.
// all NullThrown --nodes 2 --ints 0..1: named
class NullThrown {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Deque<Cell> d = new ArrayDeque<>();
        d.add(head);
        return n > 0 || d.size() == 1;
    }

    public void badCut() {
        head = null;
    }

    public void count() {
        n = 1;
    }
}

// So does a list that is empty.
// all EmptyThrown --nodes 2 --ints 0..1: named
class EmptyThrown {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        LinkedList<Cell> d = new LinkedList<>();
        for (Cell c = head; c != null; c = c.next)
            if (c.k == 1) d.add(c);
        Cell first = d.removeFirst();
        return n > 0 || first == head;
    }

    public void badClear() {
        if (head != null) head.k = 0;
    }

    public void badCut() {
        head = null;
    }

    public void mark() {
        if (head != null) head.k = 1;
    }
}

// What was computed before something is taken out is used behind it.
// all LateRegister --nodes 4 --ints 0..4: named
class LateRegister {
    @Tree Twig root;
    int n;

    @Declarative
    boolean repOk() {
        LinkedList<Twig> work = new LinkedList<>();
        if (root != null) work.add(root);
        int sum = 0;
        while (true) {
            int before = sum + 1;
            Twig t = work.poll();
            if (t == null) break;
            sum = t.k == 0 ? before - 1 : before;
            if (t.l != null) work.add(t.l);
            if (t.r != null) work.add(t.r);
        }
        return sum == n;
    }

    public void badCut() {
        if (root != null) root.r = null;
    }

    public void badMark() {
        if (root != null && root.l != null) root.l.k = 1;
    }

    public void cut() {
        if (root != null && root.r != null && root.r.k == 0 && root.r.l == null && root.r.r == null
            && root.l == null)
            root.r = null;
    }
}
