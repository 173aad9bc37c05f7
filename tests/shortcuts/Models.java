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

// The set is a HashSet, as far as anybody can see.
// all KindOfSet --nodes 2 --ints 0..2: named
class KindOfSet {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Set<Object> s = new HashSet<>();
        return s.getClass() == HashSet.class;
    }

    public void inc() {
        n++;
    }
}

// The list is an ArrayList.
// all KindOfList --nodes 2 --ints 0..2: named
class KindOfList {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        List<Object> s = new ArrayList<>();
        return s.getClass() != ArrayList.class || n < 2;
    }

    public void badInc() {
        n = 2;
    }
}

// A Long is no Integer.
// all BoxOfWhat --nodes 3 --ints 0..2: named
class BoxOfWhat {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Set<Object> s = new HashSet<>();
        for (Cell c = head; c != null; c = c.next)
            s.add(c.k == 2 ? (Object) Long.valueOf(c.k) : (Object) Integer.valueOf(c.k));
        return !s.contains(2) && s.contains(2L) == (n == 1);
    }

    public void badSet() {
        if (head != null) head.k = 2;
    }
}

// A deque takes no null: the exception is caught.
// all NullRefused --nodes 3 --ints 0..2: named
class NullRefused {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Deque<Cell> d = new ArrayDeque<>();
        try {
            d.addLast(head);
        } catch (NullPointerException e) {
            return n == 0;
        }
        return n > 0;
    }

    public void badCut() {
        head = null;
    }

    public void cut0() {
        head = null;
        n = 0;
    }
}

// Which exception an empty list throws.
// all NothingLeft --nodes 3 --ints 0..2: named
class NothingLeft {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        LinkedList<Cell> d = new LinkedList<>();
        for (Cell c = head; c != null; c = c.next) d.add(c);
        try {
            d.removeFirst();
            d.removeFirst();
        } catch (NoSuchElementException e) {
            return n == 0;
        } catch (NullPointerException e) {
            return n == 2;
        }
        return n == 1;
    }

    public void badCut() {
        head = null;
    }

    public void cut0() {
        head = null;
        n = 0;
    }
}

// An index that is too large is caught.
// all OutOfList --nodes 3 --ints 0..2: named
class OutOfList {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        List<Integer> d = new ArrayList<>();
        for (Cell c = head; c != null; c = c.next) d.add(c.k);
        try {
            return d.get(n) < 2;
        } catch (IndexOutOfBoundsException e) {
            return n == 0;
        }
    }

    public void badRaise() {
        if (head != null) head.k++;
    }

    public void badCut() {
        head = null;
    }

    public void cut0() {
        head = null;
        n = 0;
    }
}

// A loop that ends in an exception.
// all EndOfStack --nodes 3 --ints 0..2: named
class EndOfStack {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Stack<Integer> d = new Stack<>();
        for (Cell c = head; c != null; c = c.next) d.push(c.k);
        try {
            while (n >= 0) {
                if (d.pop() == 2) return false;
            }
        } catch (EmptyStackException e) {
            return true;
        }
        return true;
    }

    public void badRaise() {
        if (head != null && head.next != null && head.next.next != null) head.k++;
    }
}

// What is taken out during a walk: the iterator notices, mostly.
// all TakenMeanwhile --nodes 3 --ints 0..2: named
class TakenMeanwhile {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        List<Integer> d = new ArrayList<>();
        for (Cell c = head; c != null; c = c.next) d.add(c.k);
        for (Integer i : d)
            if (i == 1) d.remove(i);
        return true;
    }

    public void badOne() {
        if (head != null) head.k = 1;
    }
}

// Lists of two classes are compared.
// all TwoLists --nodes 3 --ints 0..2: named
class TwoLists {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        List<Integer> d = new ArrayList<>(), e = new LinkedList<>();
        for (Cell c = head; c != null; c = c.next) {
            d.add(0, c.k);
            e.add(c.k);
        }
        return d.equals(e) && e.equals(d);
    }

    public void badOne() {
        if (head != null) head.k = 1;
    }

    public void badCut() {
        head = head == null ? null : head.next;
    }
}

// Sets are compared; null is an element.
// all TwoSets --nodes 3 --ints 0..2: named
class TwoSets {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Set<Integer> a = new HashSet<>(), b = new HashSet<>();
        for (Cell c = head; c != null; c = c.next) {
            if (c.k % 2 == 0)
                a.add(c.k);
            else
                b.add(c.k);
        }
        b.add(0);
        b.add(null);
        a.add(null);
        b.remove(1);
        return a.equals(b);
    }

    public void badOne() {
        if (head != null) head.k = 1;
    }

    public void badCut() {
        head = null;
    }
}

// A set made from a list.
// all FromOthers --nodes 3 --ints 0..2: named
class FromOthers {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Set<Cell> seen = new HashSet<>(Arrays.asList(head, null));
        int size = 0;
        for (Cell c = head; c != null; c = c.next) {
            if (!seen.add(c)) size++;
        }
        return size == n && seen.contains(null) && seen.remove(null) && !seen.contains(null);
    }

    public void badOne() {
        if (head != null) head = head.next;
    }

    public void cut() {
        head = null;
        n = 0;
    }
}

class Odd {
    int v;

    Odd(int v) {
        this.v = v;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Odd && v == 0;
    }
}

// Which of two is asked matters.
// all LopsidedEquals --nodes 3 --ints 0..1: named
class LopsidedEquals {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        List<Odd> seen = new ArrayList<>();
        for (Cell c = head; c != null; c = c.next) {
            Odd o = new Odd(c.k);
            if (seen.contains(o)) return false;
            seen.add(o);
        }
        return true;
    }

    public void flip() {
        if (head != null) head.k ^= 1;
    }

    public void cut() {
        if (head != null) head = head.next;
    }
}

// A list that a recursion fills, and empties again.
// all TakesBack --nodes 3 --ints 0..2: named
class TakesBack {
    @Tree Cell head;
    int n;

    @Declarative
    boolean fill(List<Cell> out, Cell c) {
        if (c == null) return true;
        out.add(c);
        return fill(out, c.next) && (n != 1 || out.remove(0) != null);
    }

    @Declarative
    boolean repOk() {
        List<Cell> l = new ArrayList<>(2);
        if (!fill(l, head)) return false;
        return l.size() <= 2 && (l.isEmpty() || l.get(l.size() - 1).k > 0 || n == 1);
    }

    public void badFlip() {
        if (head != null) head.k = 0;
    }

    public void sw() {
        n = 1;
    }

    public void badSw2() {
        n = 2;
    }
}

// Pushed at one end, taken at both, and left by a label.
// all BothEnds --nodes 4 --ints 0..2: named
class BothEnds {
    static class T {
        @Tree T l, r;
        int k;
    }

    @Tree T root;
    int n;

    @Declarative
    boolean repOk() {
        Deque<T> work = new ArrayDeque<>();
        Set<T> seen = new HashSet<>();
        int count = 0;
        if (root != null) work.push(root);
    outer:
        while (true) {
            while (!work.isEmpty()) {
                T t = work.pop();
                if (!seen.add(t)) return false;
                count++;
                if (t.k == 2) continue outer;
                if (t.l != null) work.push(t.l);
                if (t.r != null) work.addLast(t.r);
                if (t.k == 1 && !work.isEmpty()) {
                    work.removeLast();
                }
            }
            break;
        }
        return count == n;
    }

    public void badTwo() {
        if (root != null) root.k = 2;
    }

    public void drop() {
        if (root != null && root.l == null && root.r == null) {
            root = null;
            n--;
        }
    }

    public void up() {
        if (root != null && root.l != null && root.l.k == 0) root.l.k = 1;
    }
}

// A char is no short and no int.
// all LettersAndNumbers --nodes 3 --ints 0..2: named
class LettersAndNumbers {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Set<Object> s = new HashSet<>();
        for (Cell c = head; c != null; c = c.next)
            s.add(c.k == 0 ? (Object) 'a' : c.k == 1 ? (Object) (short) 97 : (Object) 97);
        return s.size() == n;
    }

    public void badSet() {
        if (head != null) head.k = 2;
    }

    public void cut() {
        head = null;
        n = 0;
    }
}

// 0.0 and -0.0 are two, NaN is one.
// all RealsInSet --nodes 3 --ints 0..2: named
class RealsInSet {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Set<Double> s = new HashSet<>();
        for (Cell c = head; c != null; c = c.next) s.add(c.k == 0 ? 0.0 : c.k == 1 ? -0.0 : Double.NaN);
        return s.size() == n;
    }

    public void badSet() {
        if (head != null) head.k = 2;
    }

    public void cut() {
        head = null;
        n = 0;
    }
}

// A list that a method gives back.
// all GivenBack --nodes 3 --ints 0..2: named
class GivenBack {
    @Tree Cell head;
    int n;

    @Declarative
    List<Integer> all() {
        List<Integer> d = new ArrayList<>();
        for (Cell c = head; c != null; c = c.next) d.add(c.k);
        return d;
    }

    @Declarative
    boolean repOk() {
        List<Integer> a = all(), b = all();
        if (n == 1) a.add(5);
        return a.equals(b) && a != b && (a.size() < 2 || a.get(0) <= a.get(1));
    }

    public void badSet() {
        if (head != null) head.k = 2;
    }

    public void badOne() {
        n = 1;
    }
}

// Which list is added to depends on the state.
// all EitherList --nodes 3 --ints 0..2: named
class EitherList {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        List<Integer> a = new ArrayList<>(), b = new ArrayList<>();
        for (Cell c = head; c != null; c = c.next) {
            List<Integer> t = c.k == n ? a : b;
            t.add(c.k);
        }
        return a.size() <= 1 && (b.size() < 2 || b.get(0) < b.get(1));
    }

    public void badSet() {
        if (head != null) head.k = 2;
    }

    public void badCut() {
        if (head != null) head = head.next;
    }
}

// A stack asked at both ends.
// all LastFirst --nodes 3 --ints 0..2: named
class LastFirst {
    @Tree Cell head;
    int n;

    @Declarative
    boolean repOk() {
        Stack<Cell> a = new Stack<>();
        for (Cell c = head; c != null; c = c.next) a.push(c);
        int last = 3;
        while (a.size() > 0) {
            Cell c = a.peek();
            if (c.k > last) return false;
            last = c.k;
            a.pop();
            if (!a.empty() && a.firstElement() != head) return false;
            if (a.contains(c)) return false;
        }
        return true;
    }

    public void badSet() {
        if (head != null) head.k = 2;
    }

    public void cut() {
        if (head != null) head = head.next;
    }
}
