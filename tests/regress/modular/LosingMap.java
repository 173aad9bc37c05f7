import glassbox.AbsIntMap;
import glassbox.AbstractionList;
import glassbox.Declarative;
import glassbox.Tree;

/** A map for one entry that does not replace values: its own invariant allows that. */
class LosingMap {
    boolean has;
    int key;
    Object value;

    public Object put(int k, Object v) {
        Object old = has && key == k ? value : null;
        if (!has || key != k) {
            value = v;
        }
        has = true;
        key = k;
        return old;
    }

    public Object get(int k) {
        return has && key == k ? value : null;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    AbsIntMap abstraction() {
        AbstractionList<LosingMap> entries = new AbstractionList<>();
        entries.addIf(has, this);
        return AbsIntMap.of(entries, m -> m.key, m -> m.value);
    }
}

/** Remembers the last value that it put under 0. */
class Memory {
    @Tree LosingMap map = new LosingMap();
    Object last;

    public void remember(Object o) {
        map.put(0, o);
        last = o;
    }

    @Declarative
    boolean repOk() {
        return map != null && map.get(0) == last;
    }
}
