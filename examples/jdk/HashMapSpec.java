// expect: holds at --nodes 5 --arrays 4 --method put --method remove(Object) --method get --method isEmpty --method clear
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashMap;
import java.util.Random;

/**
 * What must hold of the library's HashMap with keys of class Integer and the usual load
 * factor, as long as nobody has asked it for a view and no chain is so long (8 entries, in
 * a table of 64) that it is turned into a tree.
 */
@SpecFor(java.util.HashMap.class)
@Tree({"table", "Node.next"})
@Domain({
    "Node.key: Integer",
    "put.1: Integer",
    "get.1: Integer",
    "remove.1: Integer",
    "modCount: 0..0"
})
class HashMapSpec {
    @Declarative
    static boolean repOk(HashMap<?, ?> m) {
        if (m.loadFactor != 0.75f || m.entrySet != null) {
            return false;
        }
        if (m.table == null) {
            return m.size == 0 && (m.threshold == 0 || isPowerOfTwo(m.threshold));
        }
        int length = m.table.length;
        if (!isPowerOfTwo(length) || m.threshold != length * 3 / 4) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < length; i++) {
            if (!isChain(m.table[i], i, length)) {
                return false;
            }
            count += count(m.table[i]);
        }
        return m.size == count && count <= m.threshold;
    }

    @Declarative
    private static boolean isPowerOfTwo(int n) {
        return n > 0 && (n & (n - 1)) == 0;
    }

    @Declarative
    private static boolean isChain(HashMap.Node<?, ?> e, int index, int length) {
        return e == null
                || !(e instanceof HashMap.TreeNode)
                        && e.hash == hash(e.key)
                        && (e.hash & (length - 1)) == index
                        && !isIn(e.next, e.key)
                        && isChain(e.next, index, length);
    }

    /** A key's hash code is spread so that its upper half plays a part in small tables. */
    @Declarative
    private static int hash(Object key) {
        return key == null ? 0 : (Integer) key ^ (Integer) key >>> 16;
    }

    @Declarative
    private static boolean isIn(HashMap.Node<?, ?> e, Object key) {
        return e != null && (isSameKey(e.key, key) || isIn(e.next, key));
    }

    @Declarative
    private static boolean isSameKey(Object a, Object b) {
        return a == null || b == null ? a == b : ((Integer) a).intValue() == (Integer) b;
    }

    @Declarative
    private static int count(HashMap.Node<?, ?> e) {
        return e == null ? 0 : 1 + count(e.next);
    }

    /** Random maps of the running JVM, whose fields must have been opened. */
    public static void main(String[] args) {
        Random random = new Random(2);
        HashMap<Integer, Object> map = new HashMap<>(1);
        for (int i = 0; i < 20_000; i++) {
            if (random.nextInt(100) == 0) {
                map = random.nextBoolean() ? new HashMap<>() : new HashMap<>(random.nextInt(9));
            }
            Integer key = random.nextInt(20) == 0 ? null : random.nextInt(1 << random.nextInt(31));
            if (random.nextInt(1000) == 0) {
                map.clear();
            } else if (random.nextBoolean()) {
                map.put(key, i);
            } else {
                map.remove(key);
            }
            assert repOk(map);
            map.size++;
            assert !repOk(map);
            map.size--;
        }
        System.out.println("HashMapSpec: ok");
    }
}
