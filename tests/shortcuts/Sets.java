// Sets that specifications make for themselves are lists of what was put in
// (src/symbolic/sets.c). Each class says the same thing with a set and without; where one
// says more than the other, a state tells.

import glassbox.Declarative;
import glassbox.Tree;
import java.util.HashSet;
import java.util.Set;

// A graph without a tree: going round ends because of the set.
// all Reached --objects Node=3: holds
class Reached {
    static class Node {
        Node a, b;
    }

    Node start;
    int count;

    @Declarative
    boolean repOk() {
        HashSet<Node> seen = new HashSet<>();
        visit(start, seen);
        return seen.size() == count;
    }

    @Declarative
    static void visit(Node n, Set<Node> seen) {
        if (n == null || !seen.add(n)) return;
        visit(n.a, seen);
        visit(n.b, seen);
    }

    public void look() {
        assert (count == 0) == (start == null);
        assert count != 1 || (start.a == null || start.a == start) && (start.b == null || start.b == start);
        assert count <= 3;
    }
}

// The same with one state too many.
// all ReachedAll --objects Node=3: violated
class ReachedAll extends Reached {
    @Override
    public void look() {
        assert count < 3 || start.a != start;
    }
}

// Distinct numbers, boxed, beyond those of which there is one box each.
// all Distinct --nodes 3 --ints 126..129: holds
// all Distinct --nodes 4 --ints 0..2: holds
class Distinct {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        Set<Integer> seen = new HashSet<>();
        for (Node n = head; n != null; n = n.next)
            if (!seen.add(n.value)) return false;
        return true;
    }

    public void look() {
        for (Node n = head; n != null; n = n.next)
            for (Node m = n.next; m != null; m = m.next)
                assert n.value != m.value;
    }

    public void push(int value) {
        for (Node n = head; n != null; n = n.next)
            if (n.value == value) return;
        Node n = new Node();
        n.value = value;
        n.next = head;
        head = n;
    }
}

// all DistinctPushed --nodes 3 --ints 126..129: violated
class DistinctPushed extends Distinct {
    @Override
    public void push(int value) {
        Node n = new Node();
        n.value = value;
        n.next = head;
        head = n;
    }
}

// What is put in, taken out, and asked for, on ways that join again.
// all Ways --nodes 1 --ints 0..2: holds
class Ways {
    int a, b, c;
    boolean puts, takes, empties;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    private int withSet() {
        Set<Object> s = new HashSet<>(), other = new HashSet<>();
        s.add(null);
        if (puts) s.add(a);
        else other.add(a);
        Set<Object> either = takes ? s : other;
        either.add(b);
        either.add(b);
        if (takes) s.remove(c);
        if (empties) other.clear();
        s.add((long) c);
        int sum = s.size() * 100 + other.size() * 10;
        if (s.contains(a)) sum += 1;
        if (other.contains(b)) sum += 2;
        if (other.isEmpty()) sum += 4;
        if (!s.remove(null)) sum += 1000;
        if (s.contains(null)) sum += 2000;
        return sum;
    }

    private int without() {
        boolean sa = puts, sb = takes, oa = !puts, ob = !takes;
        boolean sc = (sa && a == c || sb && b == c) && takes;
        boolean hasA = sa && !(sc && a == c), hasB = sb && !(sc && b == c);
        int s = 2 + (hasA ? 1 : 0) + (hasB && !(hasA && a == b) ? 1 : 0);
        int o = empties ? 0 : (oa ? 1 : 0) + (ob && !(oa && a == b) ? 1 : 0);
        int sum = s * 100 + o * 10;
        if (hasA || hasB && a == b) sum += 1;
        if (!empties && (ob || oa && a == b)) sum += 2;
        if (o == 0) sum += 4;
        return sum;
    }

    public void look() {}

    @glassbox.Post("look")
    @Declarative
    boolean looked(Ways before) {
        return withSet() == plain();
    }

    @Declarative
    private int plain() {
        return without();
    }
}

// equals without hashCode: equal elements that are different objects do not find each other.
// all Badly --objects Key=2 --ints 0..1: violated
class Badly {
    static class Key {
        int value;

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).value == value;
        }
    }

    Key k, l;

    @Declarative
    boolean repOk() {
        Set<Key> s = new HashSet<>();
        s.add(k);
        return k != null && l != null && k.value == l.value && !s.contains(l);
    }

    public void look() {
        assert k == l;
    }
}

// equals that throws where hash codes differ is never called.
// once Touchy --objects Key=2 --ints 0..2: named
class Touchy {
    static class Key {
        int value;

        @Override
        public boolean equals(Object o) {
            if (((Key) o).value != value) throw new IllegalStateException();
            return true;
        }

        @Override
        public int hashCode() {
            return value;
        }
    }

    Key k, l;

    @Declarative
    boolean repOk() {
        Set<Key> s = new HashSet<>();
        s.add(k);
        return k != null && l != null && !s.contains(l);
    }

    public void look() {
        assert k.value != l.value;
    }

    public void badLook() {
        assert k.value == l.value;
    }
}

// Sets are walked through, made of collections, compared: as a HashSet does.
// all Walked --nodes 1 --ints 0..2: holds
class Walked {
    int a, b;

    @Declarative
    boolean repOk() {
        Set<Integer> s = new HashSet<>();
        s.add(a);
        s.add(b);
        int sum = 0;
        for (int x : s) sum += x;
        return sum == a;
    }

    public void look() {
        assert b == 0 || a == b;
    }
}

// Who is asked: HashMap asks the element that is looked for, which knows the other as equal.
// paths AsksTheNew --nodes 1 --ints 0..2: violated
class AsksTheNew {
    static class Id {
        int number;

        @Override
        public int hashCode() {
            return number;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Integer i ? i == number : o == this;
        }
    }

    Id id;

    @Declarative
    boolean repOk() {
        Set<Object> seen = new HashSet<>();
        seen.add(1);
        return id == null || seen.contains(id);
    }

    public void look() {
        assert id == null;
    }
}

// The same of null, in a class whose hash codes are all that of null.
// paths EqualToNull --nodes 1 --ints 0..1: violated
class EqualToNull {
    static class Node {
        @Tree Node next;

        @Override
        public int hashCode() {
            return 0;
        }

        @Override
        public boolean equals(Object o) {
            return o == null || o == this;
        }
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        Set<Object> seen = new HashSet<>();
        seen.add(null);
        return head == null || seen.contains(head);
    }

    public void look() {
        assert head == null;
    }
}

// A hash code that throws, of a class without equals: such states are not valid.
// paths HashThrows --nodes 2 --ints 0..1: holds
class HashThrows {
    static class Node {
        @Tree Node next;
        Object name;

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        Set<Node> seen = new HashSet<>();
        for (Node n = head; n != null; n = n.next)
            if (!seen.add(n)) return false;
        return true;
    }

    public void look() {
        for (Node n = head; n != null; n = n.next) assert n.name != null;
    }
}

// equals that says more of null than it should.
// paths EqualsNull --nodes 1 --ints 0..1: violated
class EqualsNull {
    static class Id {
        int number;

        @Override
        public int hashCode() {
            return number;
        }

        @Override
        public boolean equals(Object o) {
            return o == null ? number == 1 : o == this;
        }
    }

    Id id;

    @Declarative
    boolean repOk() {
        return glassbox.GlassBox.equal(id, null);
    }

    public void look() {
        assert id == null;
    }
}

// A set for each turn of a loop, along lists that may lead anywhere: each walk ends because
// there is nothing left to put in.
// all Wired --objects V=2,E=1 --ints 0..2: holds
// sat Wired --objects V=3,E=2 --ints 0..3: holds
class Wired {
    static class V {
        V next;
        E out;
    }

    static class E {
        V to;
        E next;
    }

    V vertices;
    int count;

    @Declarative
    boolean repOk() {
        Set<V> seen = new HashSet<>();
        for (V v = vertices; v != null; v = v.next)
            if (!seen.add(v)) return false;
        if (seen.size() != count) return false;
        for (V v = vertices; v != null; v = v.next) {
            Set<E> own = new HashSet<>();
            for (E e = v.out; e != null; e = e.next)
                if (!own.add(e) || !seen.contains(e.to)) return false;
        }
        return true;
    }

    boolean has(V a) {
        for (V v = vertices; v != null; v = v.next)
            if (v == a) return true;
        return false;
    }

    public void change(V a, V b) {
        if (!has(a) || !has(b)) return;
        E e = new E();
        e.to = b;
        e.next = a.out;
        a.out = e;
    }
}

// The end of an edge may have been taken out.
// all WiredToNowhere --objects V=2,E=1 --ints 0..2: violated
class WiredToNowhere extends Wired {
    @Override
    public void change(V a, V b) {
        if (a == null || !has(a)) return;
        E e = new E();
        e.to = b;
        e.next = a.out;
        a.out = e;
    }
}

// The last of all that there are is put in, too: two edges that lead to each other.
// all WiredInCircles --objects V=1,E=2 --ints 0..1: violated
class WiredInCircles extends Wired {
    @Override
    public void change(V a, V b) {
        if (a == null || !has(a) || a.out == null) return;
        E last = a.out;
        while (last.next != null) last = last.next;
        assert last == a.out;
        last.next = a.out;
    }
}
