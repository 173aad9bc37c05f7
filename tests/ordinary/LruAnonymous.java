// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class LruAnonymous {
    private static final int CAPACITY = 2;
    private final LinkedHashMap<Integer, Integer> entries = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
            return size() > CAPACITY;
        }
    };

    @Declarative
    public boolean repOk() {
        return entries.size() <= CAPACITY;
    }

    public void store(int key, int value) {
        entries.put(key, value);
        assert entries.get(key) == value;
    }

    public void keepsNewest(int key) {
        entries.put(key, 0);
        Integer last = null;
        for (Integer k : entries.keySet()) last = k;
        assert last == key;
    }

    public void badKeepsOldest(int key) {
        if (entries.isEmpty()) return;
        Integer first = entries.keySet().iterator().next();
        entries.put(key, 0);
        assert entries.containsKey(first);
    }

    public void badGetKeepsOrder(int key) {
        List<Integer> before = new ArrayList<>(entries.keySet());
        entries.get(key);
        assert before.equals(new ArrayList<>(entries.keySet()));
    }
}
