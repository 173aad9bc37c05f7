// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

/** A map that knows its inverse. */
public class TwoWay {
    private final Map<Integer, Integer> there = new HashMap<>();
    private final Map<Integer, Integer> back = new HashMap<>();

    @Declarative
    public boolean repOk() {
        if (there.size() != back.size()) return false;
        for (Map.Entry<Integer, Integer> e : there.entrySet())
            if (e.getKey() == null || e.getValue() == null || !Objects.equals(back.get(e.getValue()), e.getKey())) return false;
        return true;
    }

    public void put(int a, int b) {
        Integer oldB = there.remove(a);
        if (oldB != null) back.remove(oldB);
        Integer oldA = back.remove(b);
        if (oldA != null) there.remove(oldA);
        there.put(a, b);
        back.put(b, a);
    }

    public void badPut(int a, int b) {
        there.put(a, b);
        back.put(b, a);
    }

    public void removeKey(int a) { Integer b = there.remove(a); if (b != null) back.remove(b); }
    public void badRemoveKey(int a) { back.remove(there.remove(a)); there.remove(a); there.clear(); }
    public Integer get(int a) { Integer b = there.get(a); assert b == null || back.get(b) == a; return b; }
}
