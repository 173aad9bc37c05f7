// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

/** Views that stay: they show what the map holds now. */
public class KeyView {
    private final Map<Integer, Integer> map = new HashMap<>();
    private final Set<Integer> keys = map.keySet();

    @Declarative public boolean repOk() { return !map.containsValue(null) && keys.size() == map.size(); }

    public void put(int k, int v) { map.put(k, v); assert keys.contains(k) && map.get(k) == v; }
    public void badPut(int k, int v) { assert !keys.contains(k) || map.containsValue(v); }
    public void remove(int k) { keys.remove(k); assert !map.containsKey(k); }
    public void badAdd(int k) { keys.add(k); }
    public void clear() { keys.clear(); assert map.isEmpty() && keys.isEmpty(); }
    public void badRemove(int v) { map.values().remove(v); assert !map.containsValue(v); }
}
