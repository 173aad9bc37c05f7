// expect: violated invariant put at --nodes 3 --arrays 4 --method put --method remove(Object) --method get --method isEmpty --method clear
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.SpecFor;
import glassbox.Tree;
import java.util.HashMap;

/** Claims too much of HashMap: that a table grows when the threshold is reached, not passed. */
@SpecFor(java.util.HashMap.class)
@Tree({"table", "Node.next"})
@Domain({
    "Node.key: Integer",
    "put.1: Integer",
    "get.1: Integer",
    "remove.1: Integer",
    "modCount: 0..0"
})
class HashMapSpecBugLoad {
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
        return m.size == count && (count == 0 || count < m.threshold);
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
}
