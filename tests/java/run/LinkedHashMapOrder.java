// LinkedHashMap: insertion and access order, an LRU cache by removeEldestEntry, entry views
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class LinkedHashMapOrder {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int max;
        int evicted;

        Lru(int max) {
            super(16, 0.75f, true);
            this.max = max;
        }

        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            if (size() <= max) return false;
            evicted++;
            return true;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> ins = new LinkedHashMap<>();
        for (String s : "zeta alpha gamma beta alpha".split(" ")) ins.merge(s, 1, Integer::sum);
        ins.remove("gamma");
        ins.put("gamma", 9);
        ins.put("zeta", 8);
        System.out.println(ins + " " + ins.keySet() + ins.values());
        Map<Integer, Integer> acc = new LinkedHashMap<>(8, 0.75f, true);
        for (int i = 0; i < 6; i++) acc.put(i, i * i);
        acc.get(2);
        acc.getOrDefault(0, 1);
        acc.put(4, 4);
        acc.containsKey(1);
        acc.merge(3, 1, Integer::sum);
        System.out.println(acc);
        Lru<Integer, String> c = new Lru<>(10);
        int hits = 0;
        for (int i = 0; i < 3000; i++) {
            int k = Math.min(rnd(25), rnd(25));
            if (c.get(k) != null) hits++;
            else c.put(k, "v" + i);
        }
        System.out.println(hits + " " + c.evicted + " " + c);
        Iterator<Map.Entry<Integer, String>> it = c.entrySet().iterator();
        it.next();
        it.remove();
        it.next().setValue("changed");
        System.out.println(c.entrySet().iterator().next() + " " + c.size());
    }
}
