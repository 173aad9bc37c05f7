// expect: violated equivalence contains at --against AbsIntSet --replace RedBlackMap=AbsIntMap --nodes 2 --ints 0..2
// needs: ../../RedBlackMap.java
import glassbox.AbsIntSet;
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Tree;

/** Takes zero for an element of every set. */
@Domain({"RedBlackMap.Entry.value: Boolean", "AbsIntMap.values: Boolean"})
public class IntTreeSetWrongContains {
    private static final Object PRESENT = Boolean.TRUE;

    @Tree RedBlackMap map = new RedBlackMap();

    public boolean add(int element) {
        return map.put(element, PRESENT) == null;
    }

    public boolean remove(int element) {
        return map.remove(element) == PRESENT;
    }

    public boolean contains(int element) {
        return !map.isEmpty() && map.get(element) != null | element == 0;
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public void clear() {
        map.clear();
    }

    @Declarative
    boolean repOk() {
        return map != null && map.repOk() && map.all((key, value) -> value == PRESENT);
    }

    @Declarative
    AbsIntSet abstraction() {
        return AbsIntSet.ofKeys(map.abstraction());
    }
}
