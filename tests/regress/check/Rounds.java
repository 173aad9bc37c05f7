import glassbox.Declarative;

/** Never ends where the first leads to itself; and breaks the invariant where there are more objects. */
public class Rounds {
    static class P {
        P next;
        int v;
    }

    P first;
    P cursor;

    @Declarative
    boolean repOk() {
        int n = 0;
        for (P p = first; p != null; p = p.next) {
            if (++n > 4) return false;
            if (p.next == first) return true;
        }
        return n < 3;
    }

    public P step(P other) {
        for (P p = cursor; p != null; p = p.next) {
            if (p.v == 0) {
                p.next = first;
                return other;
            }
        }
        first = other != null ? other.next : null;
        cursor = other;
        return new P();
    }
}
