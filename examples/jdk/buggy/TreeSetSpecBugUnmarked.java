// expect: violated postcondition add, postcondition remove at --nodes 3 --method add --method remove --method contains --allow java.lang.NullPointerException
// needs: ../TreeSetSpec.java ../TreeMapSpec.java
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Post;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.TreeSet;

/** Says nothing of the mark that each key has for a value: then add and remove tell lies. */
@SpecFor(java.util.TreeSet.class)
@Tree({"m", "TreeMap.root", "TreeMap.Entry.left", "TreeMap.Entry.right"})
@Domain({
    "m: TreeMap",
    "TreeMap.Entry.key: Integer",
    "TreeMap.Entry.value: TreeSet.PRESENT",
    "TreeMap.entrySet: null",
    "TreeMap.navigableKeySet: null",
    "TreeMap.descendingMap: null",
    "TreeMap.modCount: 0..0",
    "add.1: Integer",
    "remove.1: Integer",
    "contains.1: Integer"
})
class TreeSetSpecBugUnmarked {
    @Declarative
    static boolean repOk(TreeSet<?> s) {
        return TreeSetSpec.map(s) != null && TreeMapSpec.repOk(TreeSetSpec.map(s));
    }

    @Declarative
    @Post("add")
    static boolean isAdded(TreeSet<?> s, TreeSet<?> before, boolean result) {
        return size(s) == size(before) + (result ? 1 : 0);
    }

    @Declarative
    @Post("remove")
    static boolean isRemoved(TreeSet<?> s, TreeSet<?> before, boolean result) {
        return size(s) == size(before) - (result ? 1 : 0);
    }

    @Declarative
    private static int size(TreeSet<?> s) {
        return TreeSetSpec.map(s).size;
    }
}
