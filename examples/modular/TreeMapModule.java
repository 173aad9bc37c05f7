// expect: holds at --against AbsMap --nodes 4 --objects Object=2 --pairs 2 --method put --method remove(Object) --method get --method containsKey --method size --method isEmpty --method clear
// needs: ../jdk/TreeMapSpec.java
import glassbox.AbsMap;
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.GlassBox;
import glassbox.Pre;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.TreeMap;

/** The library's TreeMap beside its abstraction. */
@SpecFor(java.util.TreeMap.class)
@Tree({"root", "Entry.left", "Entry.right"})
@Domain({
    "Entry.key: Integer",
    "put.1: Integer",
    "get.1: Integer",
    "remove.1: Integer",
    "containsKey.1: Integer",
    "entrySet: null",
    "navigableKeySet: null",
    "descendingMap: null",
    "modCount: 0..0",
    "AbsMap.keys: Integer"
})
class TreeMapModule {
    @Declarative
    static boolean repOk(TreeMap<?, ?> m) {
        return TreeMapSpec.repOk(m);
    }

    @Declarative
    static AbsMap abstraction(TreeMap<?, ?> m) {
        return AbsMap.of(GlassBox.listFromTree(m.root), e -> e.key, e -> e.value);
    }


    /** Keys are compared, and null cannot be. */
    @Declarative
    @Pre("put")
    static boolean hasKey(TreeMap<?, ?> m, Object key, Object value) {
        return key != null;
    }

    @Declarative
    @Pre("get")
    static boolean hasKeyToGet(TreeMap<?, ?> m, Object key) {
        return key != null;
    }

    @Declarative
    @Pre("containsKey")
    static boolean hasKeyToFind(TreeMap<?, ?> m, Object key) {
        return key != null;
    }

    @Declarative
    @Pre("remove")
    static boolean hasKeyToRemove(TreeMap<?, ?> m, Object key) {
        return key != null;
    }
}
