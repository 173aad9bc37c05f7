// expect: holds at --against AbsSet --nodes 6 --pairs 2 --method add --method remove --method contains --method size --method isEmpty --method clear
// needs: ../jdk/TreeSetSpec.java ../jdk/TreeMapSpec.java
import glassbox.AbsSet;
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.GlassBox;
import glassbox.Pre;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.TreeSet;

/** The library's TreeSet beside its abstraction. */
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
    "AbsSet.items: Integer",
    "add.1: Integer",
    "remove.1: Integer",
    "contains.1: Integer"
})
class TreeSetModule {
    @Declarative
    static boolean repOk(TreeSet<?> s) {
        return TreeSetSpec.repOk(s);
    }

    @Declarative
    static AbsSet abstraction(TreeSet<?> s) {
        return AbsSet.of(GlassBox.listFromTree(TreeSetSpec.map(s).root), e -> e.key);
    }

    /** Elements are compared, and null cannot be. */
    @Declarative
    @Pre("add")
    static boolean hasElement(TreeSet<?> s, Object e) {
        return e != null;
    }

    @Declarative
    @Pre("remove")
    static boolean hasElementToRemove(TreeSet<?> s, Object e) {
        return e != null;
    }

    @Declarative
    @Pre("contains")
    static boolean hasElementToFind(TreeSet<?> s, Object e) {
        return e != null;
    }
}
