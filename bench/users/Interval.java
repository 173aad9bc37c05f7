// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Disjoint intervals in ascending order; insertion of one that touches none. */
public class Interval {
    static class Span {
        int from, to;
        @Tree Span next;

        Span(int from, int to, Span next) {
            this.from = from;
            this.to = to;
            this.next = next;
        }
    }

    @Tree Span first;

    public boolean insert(int from, int to) {
        if (from >= to) return false;
        Span before = null, s = first;
        while (s != null && s.to <= from) {
            before = s;
            s = s.next;
        }
        if (s != null && s.from < to) return false;
        Span made = new Span(from, to, s);
        if (before == null) first = made;
        else before.next = made;
        return true;
    }

    public boolean covers(int x) {
        for (Span s = first; s != null; s = s.next)
            if (s.from <= x && x < s.to) return true;
        return false;
    }

    @Declarative
    boolean repOk() {
        int end = Integer.MIN_VALUE;
        for (Span s = first; s != null; s = s.next) {
            if (s.from < end || s.from >= s.to) return false;
            end = s.to;
        }
        return true;
    }
}
