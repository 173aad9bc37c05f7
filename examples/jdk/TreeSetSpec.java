// expect: holds at --nodes 5 --method add --method remove --method contains --method size --method isEmpty --method clear --allow java.lang.NullPointerException
// needs: TreeMapSpec.java
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What must hold of the library's TreeSet of Integers: it is a TreeMap in which every key has
 * the same value, an object that the class keeps to itself. By that object it knows whether
 * there was something to remove.
 */
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
class TreeSetSpec {
    @Declarative
    static boolean repOk(TreeSet<?> s) {
        return map(s) != null && TreeMapSpec.repOk(map(s)) && hasMarks(map(s).root);
    }

    @Declarative
    static TreeMap<?, ?> map(TreeSet<?> s) {
        return s.m instanceof TreeMap ? (TreeMap<?, ?>) s.m : null;
    }

    @Declarative
    private static boolean hasMarks(TreeMap.Entry<?, ?> e) {
        return e == null || e.value == TreeSet.PRESENT && hasMarks(e.left) && hasMarks(e.right);
    }

    /** Random sets of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(5);
        TreeSet<Integer> set = new TreeSet<>();
        for (int i = 0; i < 20_000; i++) {
            int item = random.nextInt(40);
            if (random.nextInt(1000) == 0) {
                set.clear();
            } else if (random.nextBoolean()) {
                set.add(item);
            } else {
                set.remove(item);
            }
            assert repOk(set);
            if (!set.isEmpty()) {
                assert set.m.put(set.first(), i) == TreeSet.PRESENT;
                assert !repOk(set);
                set.m.put(set.first(), TreeSet.PRESENT);
            }
        }
        System.out.println("TreeSetSpec: ok");
    }
}
