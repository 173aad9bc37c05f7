// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

/** Two keys may have the same set: one `new`, put in as often as the loop goes round. */
public class SharedSets {
    private final Map<Integer, Set<Integer>> groups = new HashMap<>();

    @Declarative boolean repOk() { return !groups.containsValue(null); }

    public void group(int from, int to) {
        Set<Integer> members = new HashSet<>();
        for (int k = from; k <= to; k++) groups.put(k, members);
    }
    public void badApart(int a, int b, int x) {
        Set<Integer> s = groups.get(a), t = groups.get(b);
        if (a == b || s == null || t == null) return;
        int n = t.size();
        s.add(x);
        assert t.size() == n;
    }
}
