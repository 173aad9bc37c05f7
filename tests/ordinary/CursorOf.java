// expect: bad... violated, others hold at --nodes 2 --ints 0..1
import glassbox.*;

/** A cursor stands somewhere in a list that is another object. */
public class CursorOf {
    static class Link {
        int value;
        @Tree Link next;
    }

    static class Chain {
        @Tree Link first;

        @Declarative
        boolean has(Link wanted) {
            for (Link x = first; x != null; x = x.next)
                if (x == wanted) return true;
            return false;
        }
    }

    private Chain chain;
    private Link at;

    @Declarative
    public boolean repOk() {
        return chain != null && (at == null || chain.has(at));
    }

    public int next() {
        if (at == null) return -1;
        int value = at.value;
        at = at.next;
        return value;
    }

    public void removeNext() {
        if (at != null && at.next != null) at.next = at.next.next;
    }

    public void badNext() {
        if (at != null) at = new Link();
    }

    public void badRemove() {
        if (at == null) return;
        if (chain.first == at) chain.first = at.next;
    }

    public void badAtFirst() {
        assert at == null || at == chain.first;
    }

    public void jump(Link to) {
        if (chain.has(to)) at = to;
    }

    public void badJump(Link to) {
        if (to != null) at = to;
    }

    public void badNeverElsewhere(Link to) {
        assert to == null || !chain.has(to) || to == at;
    }
}
