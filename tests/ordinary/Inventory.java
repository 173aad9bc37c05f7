// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
public class Inventory {
    private final Map<String, Integer> stock = new HashMap<>();
    @Declarative public boolean repOk() { if (stock == null) return false; for (Integer v : stock.values()) if (v == null || v < 0) return false; return true; }
    public void add(String item, int k) { if (item != null && k >= 0) stock.merge(item, k, Integer::sum); }
    public void badAdd(String item, int k) { if (item != null) stock.put(item, stock.getOrDefault(item, 0) - k); }
    public boolean take(String item, int k) { Integer have = stock.get(item); if (have == null || have < k || k < 0) return false; stock.put(item, have - k); return true; }
    public int badTake(String item) { return stock.remove(item); }
    public int okCount() { int s = 0; for (Map.Entry<String, Integer> e : stock.entrySet()) s += e.getValue(); assert s >= 0; return s; }
    public void okClear() { stock.clear(); assert stock.isEmpty(); }
    public void badIter() { for (String k : stock.keySet()) if (stock.get(k) == 0) stock.remove(k); }
}
