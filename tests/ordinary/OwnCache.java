// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
/** A field that holds an object of a class of the program that extends the library, made once and for all. */
public class OwnCache {
    static class Cache<K, V> extends LinkedHashMap<K, V> {
        final int most;
        Cache(int most) { super(8, 0.75f, true); this.most = most; }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { return size() > most; }
    }
    private final Cache<Integer, String> kept = new Cache<>(2);
    @Declarative public boolean repOk() { return kept.size() <= 2 && !kept.containsKey(null); }
    public void put(int k) { kept.put(k, "x"); assert kept.containsKey(k); }
    public void okGet() { if (kept.size() == 2) { Integer first = kept.keySet().iterator().next(); kept.get(first); assert !kept.keySet().iterator().next().equals(first); } }
    public void badGet() { if (kept.size() == 2) { Integer first = kept.keySet().iterator().next(); kept.get(first); assert kept.keySet().iterator().next().equals(first); } }
    public void okEvict(int k) { if (kept.size() == 2 && !kept.containsKey(k)) { Integer first = kept.keySet().iterator().next(); kept.put(k, "y"); assert !kept.containsKey(first); } }
    public void badEvict(int k) { if (kept.size() == 2) { Integer first = kept.keySet().iterator().next(); kept.put(k, "y"); assert !kept.containsKey(first); } }
    public void badAll(int k) { kept.putAll(Map.of(k, "a")); assert kept.size() < 2; }
}
