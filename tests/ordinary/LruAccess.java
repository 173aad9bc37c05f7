// expect: bad... violated, others hold at --ints 0..0
import glassbox.*;
import java.util.*;
public class LruAccess {
    static class Lru<K, V> extends LinkedHashMap<K, V> { final int cap; Lru(int cap) { super(8, 0.75f, true); this.cap = cap; } @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { return size() > cap; } }
    private final LinkedHashMap<Integer, Integer> m = new LinkedHashMap<>(4, 0.75f, true);
    @Declarative public boolean repOk() { return m != null; }
    public void okTouch(int k) { if (m.get(k) != null) { Integer last = null; for (Integer x : m.keySet()) last = x; assert last == k; } }
    public void badFirst(int k) { if (m.containsKey(k) && m.get(k) != null) assert m.keySet().iterator().next() == k; }
    public void okLocal() { Lru<String, Integer> l = new Lru<>(2); l.put("a", 1); l.put("b", 2); l.get("a"); l.put("c", 3); assert l.containsKey("a") && !l.containsKey("b") && l.size() == 2; }
    public void badLocal() { Lru<String, Integer> l = new Lru<>(2); l.put("a", 1); l.put("b", 2); l.put("c", 3); assert l.containsKey("a"); }
    public void okInsertion() { LinkedHashMap<Integer, Integer> i = new LinkedHashMap<>(); i.put(2, 0); i.put(1, 0); i.put(2, 1); assert i.keySet().toString().equals("[2, 1]"); }
}
