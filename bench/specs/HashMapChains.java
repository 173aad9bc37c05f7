import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashMap;

/**
 * The library's HashMap with keys of class Integer and a table that is never full: as a load
 * factor of 25 would make it. Otherwise what examples/jdk/HashMapSpec says. Without that,
 * most transitions would be about growing: where each of the entries goes.
 */
@SpecFor(java.util.HashMap.class)
@Tree({"table", "Node.next"})
@Domain({
    "Node.key: Integer",
    "put.1: Integer",
    "get.1: Integer",
    "remove.1: Integer",
    "modCount: 0..0",
    "threshold: 1000..1000"
})
class HashMapChains {
    @Declarative
    static boolean repOk(HashMap<?, ?> m) {
        if (m.entrySet != null || m.table == null || !isPowerOfTwo(m.table.length)) {
            return false;
        }
        int length = m.table.length;
        int count = 0;
        for (int i = 0; i < length; i++) {
            if (!isChain(m.table[i], i, length)) {
                return false;
            }
            count += count(m.table[i]);
        }
        return m.size == count;
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
}
