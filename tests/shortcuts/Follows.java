// What follows on a path from what every valid state has (prove/learnt_units.h), walks that end by
// themselves (symbolic/merge_ends.c), elements of sets that can hardly be new (symbolic/sets.c): in
// the style of many authors, right and with a mistake that one state in many shows.
//
// all Window --arrays 3 --ints 0..3 --objects Object=2: named
// sat Window --arrays 6 --ints 0..6 --objects Object=2: named
// all Lockers --nodes 3 --ints 0..2: named
// all Guards --nodes 2 --ints 0..2: named
// all Keyed --nodes 3 --ints 0..2 --objects Integer=3: named
// all Turned --nodes 3 --ints 0..2: named
// sat Turned --nodes 6 --ints 0..2: named
// all Wired --objects Station=3 --ints 0..2: named
// all Routes --objects Stop=3 --ints 0..1: named
// sat Routes --objects Stop=5 --ints 0..1: named
// all SomeStops --objects Stop=3 --ints 0..1: named
// sat SomeStops --objects Stop=4 --ints 0..1: named
// all Doubly --objects Link=3 --ints 0..2: named
// all Tasks --objects Task=3 --arrays 2 --ints 0..2: named
// all Bracketed --ints 0..3: named
import glassbox.Declarative;
import glassbox.Tree;
import java.util.HashSet;
import java.util.Set;

/** A window of an array that goes round its end: what lies outside is null. */
class Window {
    Object[] ring;
    int head, tail;

    @Declarative
    private boolean inside(int i) {
        return head <= tail ? head <= i && i < tail : i >= head || i < tail;
    }

    @Declarative
    boolean repOk() {
        if (ring == null || ring.length < 2) return false;
        if (head < 0 || head >= ring.length || tail < 0 || tail >= ring.length) return false;
        for (int i = 0; i < ring.length; i++) if (inside(i) != (ring[i] != null)) return false;
        return true;
    }

    private int next(int i) {
        return i + 1 == ring.length ? 0 : i + 1;
    }

    private int previous(int i) {
        return i == 0 ? ring.length - 1 : i - 1;
    }

    public boolean offer(Object x) {
        if (x == null || next(tail) == head) return false;
        ring[tail] = x;
        tail = next(tail);
        return true;
    }

    public boolean badOffer(Object x) { // full is empty
        if (x == null) return false;
        ring[tail] = x;
        tail = next(tail);
        return true;
    }

    public Object pop() {
        if (head == tail) return null;
        tail = previous(tail);
        Object x = ring[tail];
        ring[tail] = null;
        return x;
    }

    public Object badPop() { // forgets it where the window goes round
        if (head == tail) return null;
        boolean round = tail == 0;
        tail = previous(tail);
        Object x = ring[tail];
        if (!round) ring[tail] = null;
        return x;
    }

    public void clear() {
        for (int i = head; i != tail; i = next(i)) ring[i] = null;
        head = tail = 0;
    }

    public void badClear() { // all but the last
        for (int i = head; i != tail && next(i) != tail; i = next(i)) ring[i] = null;
        head = tail;
    }

    public void turn() {
        if (head == tail) return;
        Object x = ring[head];
        ring[head] = null;
        head = next(head);
        ring[tail] = x;
        tail = next(tail);
    }

    public void turnFirst() { // where it is put nothing is: one place is always free
        if (head == tail) return;
        Object x = ring[head];
        ring[tail] = x;
        ring[head] = null;
        head = next(head);
        tail = next(tail);
    }
}

/** Flags that say of each other what must be, as implications. */
class Lockers {
    static class Locker {
        boolean used, locked, paid;
        int code;
        @Tree Locker next;
    }

    @Tree Locker first;

    @Declarative
    static boolean fine(Locker l) {
        return (!l.locked || l.used) && (!l.used || l.paid || l.code == 0) && (l.code == 0 || l.locked);
    }

    @Declarative
    boolean repOk() {
        for (Locker l = first; l != null; l = l.next) if (!fine(l)) return false;
        return true;
    }

    private Locker find(int code) {
        for (Locker l = first; l != null; l = l.next) if (l.locked && l.code == code) return l;
        return null;
    }

    public void unlock(int code) {
        Locker l = find(code);
        if (l == null) return;
        l.locked = false;
        l.code = 0;
    }

    public void badUnlock(int code) {
        Locker l = find(code);
        if (l == null) return;
        l.locked = false;
        if (l.paid && !l.used) l.code = 1; // never; and so the code stays
    }

    public void take(int code) {
        for (Locker l = first; l != null; l = l.next) {
            if (l.used) continue;
            l.used = l.locked = l.paid = true;
            l.code = code;
            return;
        }
    }

    public void badTake(int code) {
        for (Locker l = first; l != null; l = l.next) {
            if (l.used) continue;
            l.used = l.locked = true;
            l.code = code; // nobody has paid, unless someone had before
            return;
        }
    }

    public void refund() {
        for (Locker l = first; l != null; l = l.next) if (l.code == 0) l.paid = false;
    }

    public void badRefund() {
        for (Locker l = first; l != null; l = l.next) if (l.code == 0 || !l.used || l.next == null && l.code == 2) l.paid = false;
    }
}

/** What is known under two conditions is not known under one of them. */
class Guards {
    static class Guard {
        boolean armed, relieved, asleep;
        int shots;
        @Tree Guard next;
    }

    @Tree Guard first;

    @Declarative
    boolean repOk() {
        for (Guard g = first; g != null; g = g.next) {
            if (g.armed && !g.relieved && g.shots != 0) return false;
            if (g.shots == 2 && g.asleep && g.relieved) return false;
        }
        return true;
    }

    public void arm() {
        for (Guard g = first; g != null; g = g.next) if (g.relieved) g.armed = true;
    }

    public void badArm() {
        for (Guard g = first; g != null; g = g.next) if (!g.relieved) g.armed = true;
    }

    public void badPost() {
        for (Guard g = first; g != null; g = g.next) if (g.armed) g.relieved = false;
    }

    public void post() {
        for (Guard g = first; g != null; g = g.next) if (!g.armed) g.relieved = false;
    }

    public void badRelieve() {
        for (Guard g = first; g != null; g = g.next) if (g.asleep) g.relieved = true;
    }

    public void badSleep() {
        for (Guard g = first; g != null; g = g.next) if (g.relieved && g.shots != 1) g.asleep = true;
    }

    public void sleep() {
        for (Guard g = first; g != null; g = g.next) if (!g.relieved) g.asleep = true;
    }
}

/** Entries whose key is an object: there for what is live, and in order. */
class Keyed {
    static class Entry {
        Integer key;
        boolean live;
        @Tree Entry next;
    }

    @Tree Entry first;

    @Declarative
    boolean repOk() {
        Integer last = null;
        for (Entry e = first; e != null; e = e.next) {
            if (e.live != (e.key != null)) return false;
            if (e.live && last != null && last.intValue() >= e.key.intValue()) return false;
            if (e.live) last = e.key;
        }
        return true;
    }

    public int least() {
        for (Entry e = first; e != null; e = e.next) if (e.live) return e.key.intValue();
        return -1;
    }

    public int badLeast() {
        for (Entry e = first; e != null; e = e.next) if (e.live || e.next == null) return e.key.intValue();
        return -1;
    }

    public void kill(int key) {
        for (Entry e = first; e != null; e = e.next)
            if (e.live && e.key.intValue() == key) {
                e.key = null;
                e.live = false;
            }
    }

    public void badKill(int key) {
        for (Entry e = first; e != null; e = e.next)
            if (e.live && e.key.intValue() == key) {
                e.live = false;
                if (e.next != null) e.key = null;
            }
    }

    public void revive(Integer key) {
        if (first == null || first.live || key == null) return;
        for (Entry e = first.next; e != null; e = e.next) {
            if (!e.live) continue;
            if (key.intValue() >= e.key.intValue()) return;
            break;
        }
        first.key = key;
        first.live = true;
    }

    public void badRevive(Integer key) { // looks at the next alone
        if (first == null || first.live || key == null) return;
        Entry e = first.next;
        if (e != null && e.live && key.intValue() >= e.key.intValue()) return;
        first.key = key;
        first.live = true;
    }
}

/** A list that an operation turns round, in part, and walks along afterwards. */
class Turned {
    static class Cell {
        int v;
        Cell next;
    }

    @Tree Head head;

    static class Head {
        @Tree Cells cells;
    }

    static class Cells {
        int v;
        @Tree Cells next;
    }

    @Declarative
    boolean repOk() {
        if (head == null) return true;
        int last = 0;
        for (Cells c = head.cells; c != null; c = c.next) {
            if (c.v < last) return false;
            last = c.v;
        }
        return true;
    }

    private static Cells turn(Cells c) {
        Cells done = null;
        while (c != null) {
            Cells next = c.next;
            c.next = done;
            done = c;
            c = next;
        }
        return done;
    }

    private static int sum(Cells c) {
        int n = 0;
        for (; c != null; c = c.next) n = (n + c.v) & 3;
        return n;
    }

    public void twice() {
        if (head == null) return;
        int before = sum(head.cells);
        head.cells = turn(turn(head.cells));
        assert sum(head.cells) == before;
    }

    public void badOnce() {
        if (head != null) head.cells = turn(head.cells);
    }

    public void tail() {
        if (head == null || head.cells == null) return;
        Cells c = head.cells;
        c.next = turn(turn(c.next));
    }

    public void badRing() { // the last leads back to the first
        if (head == null) return;
        for (Cells c = head.cells; c != null; c = c.next)
            if (c.next == null && c != head.cells && c.v == head.cells.v) {
                c.next = head.cells;
                return;
            }
    }
}

/** Stations that lead to each other: what has been seen is in a set. */
class Wired {
    static class Station {
        Station next, other;
        int zone;
    }

    Station centre;

    @Declarative
    static boolean all(Station s, Set<Station> seen, int zone) {
        if (s == null || !seen.add(s)) return true;
        return s.zone >= zone && all(s.next, seen, s.zone) && all(s.other, seen, s.zone);
    }

    @Declarative
    boolean repOk() {
        return all(centre, new HashSet<>(), 0);
    }

    public void lift() {
        if (centre != null && centre.next == null && centre.other == null) centre.zone = 2;
    }

    public void badLift() { // those that it leads to may lie lower
        if (centre != null && centre.next != null && centre.next == centre.other) centre.zone = centre.next.zone + 1;
    }

    public void badCut() { // what the other leads to is met another way
        if (centre != null) centre.next = null;
    }

    public void badSwap() { // who is met first matters
        if (centre == null) return;
        Station s = centre.next;
        centre.next = centre.other;
        centre.other = s;
    }

    public void loop() {
        if (centre != null) centre.other = centre;
    }

    public void badLoop() {
        if (centre != null && centre.next != null && centre.next.next == null) {
            centre.next.next = centre;
            centre = centre.next;
        }
    }
}

class Stop {
    Stop next;
    int zone;
}

/** A way that ends, or comes back to where it began. */
class Routes {
    Stop first;

    @Declarative
    boolean repOk() {
        Set<Stop> seen = new HashSet<>();
        for (Stop s = first; s != null; s = s.next) if (!seen.add(s)) return s == first;
        return true;
    }

    private Stop last() {
        Stop s = first;
        while (s.next != null && s.next != first) s = s.next;
        return s;
    }

    public void close() {
        if (first != null) last().next = first;
    }

    public void badClose() { // back to the second
        if (first != null && first.next != null && last().next == null) last().next = first.next;
    }

    public void cut() {
        if (first != null) last().next = null;
    }

    public void advance() {
        if (first != null) first = first.next;
    }

    public void badAdvance(Stop s) { // anywhere: perhaps to a way into a ring
        if (s != null) first = s;
    }

    public void zones() {
        int n = 0;
        for (Stop s = first; s != null && n < 7; s = s.next == first ? null : s.next) n++;
        assert n < 6;
    }

    public void badZones() {
        int n = 0;
        for (Stop s = first; s != null && n < 7; s = s.next) n++;
        assert n < 7;
    }
}

/** Only some of what is met is put in, by a method that is called for each and knows nothing of the others. */
class SomeStops {
    Stop first;

    @Declarative
    private static boolean isNew(Set<Stop> seen, Stop s) {
        return s.zone == 0 || seen.add(s);
    }

    @Declarative
    boolean repOk() {
        Set<Stop> seen = new HashSet<>();
        int turns = 0;
        for (Stop s = first; s != null; s = s.next) {
            if (!isNew(seen, s)) return false;
            if (++turns == 9) return true; // a ring of zone 0
        }
        return true;
    }

    public void leave() {
        if (first != null) first = first.next;
    }

    public void free() {
        if (first != null) first.zone = 0;
    }

    public void badCharge() { // in a ring
        if (first != null) first.zone = 1;
    }

    public void charge() {
        if (first != null && first.next == null) first.zone = 1;
    }

    public void badRing() {
        if (first != null && first.next != null && first.next.next == null) first.next.next = first;
    }

    public void ring() {
        if (first != null && first.next != null && first.next.next == null && first.zone + first.next.zone == 0)
            first.next.next = first;
    }
}

/** Links with a way back. */
class Doubly {
    static class Link {
        Link next, back;
        int v;
    }

    Link first;

    @Declarative
    boolean repOk() {
        int n = 0;
        for (Link l = first; l != null; l = l.next) {
            if (++n > 4) return false;
            if (l.next != null && l.next.back != l) return false;
        }
        return first == null || first.back == null;
    }

    private static int behind(Link l) {
        int n = 0;
        for (; l != null && n < 9; l = l.back) n++;
        return n;
    }

    public void front() {
        if (first == null) return;
        Link last = first;
        while (last.next != null) last = last.next;
        int n = 0;
        for (Link l = first; l != null; l = l.next) n++;
        assert behind(last) == n;
    }

    public void badFront() {
        if (first == null || first.next == null) return;
        Link l = first.next;
        l.back = null;
        l.next = first; // what came behind it is lost; the first still leads to it
        first.back = l;
        first = l;
    }

    public void drop() {
        if (first == null) return;
        first = first.next;
        if (first != null) first.back = null;
    }

    public void badDrop() {
        if (first == null) return;
        first = first.next;
        if (first != null && first.next != null) first.back = null;
    }
}

/** Tasks wait for others; a set on the way, and one of what is done. */
class Tasks {
    static class Task {
        Task[] needs;
        boolean done;
    }

    Task goal;

    @Declarative
    static boolean orderly(Task t, Set<Task> way, Set<Task> left) {
        if (t == null || left.contains(t)) return true;
        if (!way.add(t)) return false;
        if (t.needs != null)
            for (int i = 0; i < t.needs.length; i++) {
                Task n = t.needs[i];
                if (n == null || t.done && !n.done || !orderly(n, way, left)) return false;
            }
        left.add(t);
        return true;
    }

    @Declarative
    boolean repOk() {
        return orderly(goal, new HashSet<>(), new HashSet<>());
    }

    public void finish() {
        if (goal == null || goal.needs != null && goal.needs.length > 0) return;
        goal.done = true;
    }

    public void badFinish() {
        if (goal == null || goal.needs != null && goal.needs.length > 1) return;
        goal.done = true;
    }

    public void reopen() {
        if (goal != null) goal.done = false;
    }

    public void badReopen() {
        if (goal != null && goal.needs != null && goal.needs.length == 2) goal.needs[1].done = false;
    }
}

/** A text is the only argument: pairs of what code tells apart. */
class Bracketed {
    int depth;

    @Declarative
    boolean repOk() {
        return depth >= 0 && depth <= 3;
    }

    private static int balance(String s) {
        int d = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '(') d++;
            else if (c == ')') {
                if (d == 0) return -1;
                d--;
            } else if (c == '[' || c == ']') return -2;
        }
        return d;
    }

    public void read(String s) {
        if (s == null) return;
        int d = balance(s);
        if (d >= 0 && d <= 3) depth = d;
    }

    public void badRead(String s) { // ")(" counts to nothing, too
        if (s == null) return;
        int open = 0;
        for (int i = 0; i < s.length(); i++) open += s.charAt(i) == '(' ? 1 : s.charAt(i) == ')' ? -1 : 0;
        if (open == 0) assert balance(s) == 0 || balance(s) == -2;
    }

    public void badSquare(String s) {
        if (s == null || s.indexOf('[') < 0) return;
        assert s.charAt(0) != '[' || s.indexOf(']') != 1;
    }
}
