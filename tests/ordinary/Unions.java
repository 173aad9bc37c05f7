// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Unions {
    private final Map<Integer, Integer> parent = new HashMap<>();

    /** Everybody's parent is known, and no larger. */
    @Declarative
    public boolean repOk() {
        for (Map.Entry<Integer, Integer> e : parent.entrySet()) {
            if (e.getKey() == null || e.getValue() == null) return false;
            if (e.getValue() > e.getKey() || !parent.containsKey(e.getValue())) return false;
        }
        return true;
    }

    private int find(int x) { while (parent.get(x) != x) x = parent.get(x); return x; }

    public void make(int x) { parent.putIfAbsent(x, x); }
    public boolean union(int a, int b) {
        if (!parent.containsKey(a) || !parent.containsKey(b)) return false;
        int x = find(a), y = find(b);
        if (x < y) parent.put(y, x); else parent.put(x, y);
        assert find(a) == find(b);
        return x != y;
    }
    public boolean badUnion(int a, int b) {
        if (!parent.containsKey(a) || !parent.containsKey(b)) return false;
        parent.put(find(a), find(b));
        return true;
    }
    public int badFind(int x) { return find(x); }
    public int root(int x) { return parent.containsKey(x) ? find(x) : -1; }
}
