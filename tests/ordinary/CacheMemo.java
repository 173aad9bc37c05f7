// expect: bad... violated, others hold at --ints 0..5
import glassbox.*;
import java.util.*;
public class CacheMemo {
    private final Map<Integer, Integer> memo = new HashMap<>(); static int calls;
    @Declarative public boolean repOk() { for (Map.Entry<Integer, Integer> e : memo.entrySet()) if (e.getKey() == null || e.getValue() == null || e.getValue() != sq(e.getKey())) return false; return true; }
    @Declarative static int sq(int x) { return x * x; }
    public int okGet(int k) { return memo.computeIfAbsent(k, x -> x * x); }
    public int badGet(int k) { return memo.computeIfAbsent(k, x -> x + x); }
    public int okPut(int k) { Integer old = memo.put(k, k * k); if (old != null) assert old == k * k; return k; }
    public int badPutIf(int k) { return memo.putIfAbsent(k, k * k); }
    public void okMerge(int k) { if (!memo.containsKey(k)) memo.merge(k, k * k, Integer::sum); }
    public void badMerge(int k) { memo.merge(k, k * k, Integer::sum); }
    public void okCompute(int k) { memo.compute(k, (x, v) -> v == null ? x * x : null); }
    public void okCalls() { calls++; assert calls == 1; }
    public void badCalls() { calls += 2; assert calls == 1; }
}
