// expect: holds at --against AbsMap --nodes 5 --arrays 4 --ints 0..4 --objects Object=1 --pairs 2 --method put --method remove(Object) --method get --method containsKey --method size --method isEmpty --method clear
// needs: ../jdk/HashMapSpec.java
import glassbox.AbsMap;
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.GlassBox;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashMap;

/** The library's HashMap beside its abstraction. */
@SpecFor(java.util.HashMap.class)
@Tree({"table", "Node.next"})
@Domain({
    "Node.key: Integer",
    "put.1: Integer",
    "get.1: Integer",
    "remove.1: Integer",
    "containsKey.1: Integer",
    "entrySet: null",
    "modCount: 0..0",
    "AbsMap.keys: Integer"
})
class HashMapModule {
    @Declarative
    static boolean repOk(HashMap<?, ?> m) {
        return HashMapSpec.repOk(m);
    }

    @Declarative
    static AbsMap abstraction(HashMap<?, ?> m) {
        return m.table == null
                ? new AbsMap()
                : AbsMap.of(GlassBox.listFromTree(m.table), e -> e.key, e -> e.value);
    }

}
