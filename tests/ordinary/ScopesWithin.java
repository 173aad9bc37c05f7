// expect: bad... violated, others hold at --nodes 2 --ints 0..1
import glassbox.*;

/** Objects of the checked class lead to each other, and each has a tree. */
public class ScopesWithin {
    static class Entry {
        int name;
        @Tree Entry next;
    }

    @Tree private Entry entries;
    private ScopesWithin outer;

    @Declarative
    public boolean repOk() {
        int depth = 0;
        for (ScopesWithin s = this; s != null; s = s.outer)
            if (++depth > 3) return false;
        return true;
    }

    @Declarative
    boolean declares(int name) {
        for (Entry e = entries; e != null; e = e.next)
            if (e.name == name) return true;
        return false;
    }

    public boolean lookUp(int name) {
        for (ScopesWithin s = this; s != null; s = s.outer)
            if (s.declares(name)) return true;
        return false;
    }

    public void badAllMine(int name) {
        assert declares(name) || !lookUp(name);
    }

    public void badNearby(int name) {
        assert declares(name) || outer != null && outer.declares(name) || !lookUp(name);
    }
}
