// expect: holds at --against AbsSet --nodes 6 --arrays 4 --ints 0..4 --pairs 2 --method add --method remove --method contains --method size --method isEmpty --method clear
// needs: ../jdk/HashSetSpec.java ../jdk/HashMapSpec.java
import glassbox.AbsSet;
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.GlassBox;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashSet;

/** The library's HashSet beside its abstraction. */
@SpecFor(java.util.HashSet.class)
@Tree({"map", "HashMap.table", "HashMap.Node.next"})
@Domain({
    "map: HashMap",
    "HashMap.Node.key: Integer",
    "HashMap.Node.value: HashSet.PRESENT",
    "HashMap.entrySet: null",
    "HashMap.keySet: null",
    "HashMap.modCount: 0..0",
    "AbsSet.items: Integer",
    "add.1: Integer",
    "remove.1: Integer",
    "contains.1: Integer"
})
class HashSetModule {
    @Declarative
    static boolean repOk(HashSet<?> s) {
        return HashSetSpec.repOk(s);
    }

    @Declarative
    static AbsSet abstraction(HashSet<?> s) {
        return s.map.table == null
                ? new AbsSet()
                : AbsSet.of(GlassBox.listFromTree(s.map.table), e -> e.key);
    }
}
