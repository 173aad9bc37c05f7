// expect: holds at --nodes 4 --arrays 4 --method add --method remove --method contains --method size --method isEmpty --method clear
// needs: HashMapSpec.java
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Random;

/**
 * What must hold of the library's HashSet of Integers: it is a HashMap in which every key has
 * the same value, an object that the class keeps to itself. By that object it knows whether
 * there was something to remove.
 */
@SpecFor(java.util.HashSet.class)
@Tree({"map", "HashMap.table", "HashMap.Node.next"})
@Domain({
    "map: HashMap",
    "HashMap.Node.key: Integer",
    "HashMap.Node.value: HashSet.PRESENT",
    "HashMap.entrySet: null",
    "HashMap.keySet: null",
    "HashMap.modCount: 0..0",
    "add.1: Integer",
    "remove.1: Integer",
    "contains.1: Integer"
})
class HashSetSpec {
    @Declarative
    static boolean repOk(HashSet<?> s) {
        return s.map != null && HashMapSpec.repOk(s.map) && hasMarks(s.map);
    }

    @Declarative
    private static boolean hasMarks(HashMap<?, ?> m) {
        for (int i = 0; m.table != null && i < m.table.length; i++) {
            if (!hasMarks(m.table[i])) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private static boolean hasMarks(HashMap.Node<?, ?> e) {
        return e == null || e.value == HashSet.PRESENT && hasMarks(e.next);
    }

    /** Random sets of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(6);
        HashSet<Integer> set = new HashSet<>(1);
        for (int i = 0; i < 20_000; i++) {
            Integer item = random.nextInt(20) == 0 ? null : random.nextInt(40);
            if (random.nextInt(1000) == 0) {
                set.clear();
            } else if (random.nextBoolean()) {
                set.add(item);
            } else {
                set.remove(item);
            }
            assert repOk(set);
            if (!set.isEmpty()) {
                Integer first = set.iterator().next();
                assert set.map.put(first, i) == HashSet.PRESENT;
                assert !repOk(set);
                set.map.put(first, HashSet.PRESENT);
            }
        }
        System.out.println("HashSetSpec: ok");
    }
}
