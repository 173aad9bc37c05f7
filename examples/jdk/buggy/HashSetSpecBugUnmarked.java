// expect: violated postcondition add, postcondition remove at --nodes 3 --arrays 2 --method add --method remove --method contains
// needs: ../HashSetSpec.java ../HashMapSpec.java
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Post;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashSet;

/** Says nothing of the mark that each key has for a value: then add and remove tell lies. */
@SpecFor(java.util.HashSet.class)
@Tree({"map", "HashMap.table", "HashMap.Node.next"})
@Domain({
    "map: HashMap",
    "HashMap.Node.key: Integer",
    "HashMap.Node.value: HashSet.PRESENT",
    "HashMap.entrySet: null",
    "HashMap.modCount: 0..0",
    "add.1: Integer",
    "remove.1: Integer",
    "contains.1: Integer"
})
class HashSetSpecBugUnmarked {
    @Declarative
    static boolean repOk(HashSet<?> s) {
        return s.map != null && HashMapSpec.repOk(s.map);
    }

    @Declarative
    @Post("add")
    static boolean isAdded(HashSet<?> s, HashSet<?> before, boolean result) {
        return size(s) == size(before) + (result ? 1 : 0);
    }

    @Declarative
    @Post("remove")
    static boolean isRemoved(HashSet<?> s, HashSet<?> before, boolean result) {
        return size(s) == size(before) - (result ? 1 : 0);
    }

    @Declarative
    private static int size(HashSet<?> s) {
        return s.map.size;
    }
}
