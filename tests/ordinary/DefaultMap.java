// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class DefaultMap extends HashMap<Integer, Integer> {
    private int dflt;

    @Declarative public boolean repOk() { return !containsValue(null) && !containsKey(null); }

    @Override
    public Integer get(Object key) {
        Integer v = super.get(key);
        return v == null ? dflt : v;
    }

    public void okGet(int k) { assert get(k) == (containsKey(k) ? super.get(k) : dflt); }

    public void badGet(int k) { assert super.get(k) == null || get(k) == dflt; }

    public void okCount(int k) { put(k, get(k) + 1); assert get(k) != null; }

    public void badNull(int k) { put(k, null); }
}
