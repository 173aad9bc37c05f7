// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

public class Tables {
    private final List<Integer>[] buckets = make();

    @SuppressWarnings("unchecked")
    private static List<Integer>[] make() { List<Integer>[] b = new List[2]; for (int i = 0; i < 2; i++) b[i] = new LinkedList<>(); return b; }

    @Declarative
    public boolean repOk() {
        if (buckets == null || buckets.length != 2) return false;
        for (int i = 0; i < 2; i++) {
            if (buckets[i] == null || buckets[0] == buckets[1]) return false;
            for (Integer x : buckets[i]) if (x == null || x % 2 != i) return false;
        }
        return true;
    }

    public void add(int x) { List<Integer> b = buckets[x % 2]; if (!b.contains(x)) b.add(x); }
    public void badAdd(int x) { buckets[0].add(x); }
    public boolean contains(int x) { boolean in = buckets[x % 2].contains(x); for (List<Integer> b : buckets) if (b.contains(x)) assert in; return in; }
    public void badContains(int x) { assert buckets[0].contains(x) || buckets[1].contains(x); }
}
