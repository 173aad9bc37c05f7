// ConcurrentSkipListMap and Set in one thread: random operations, navigation, views
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();
        TreeMap<Integer, Integer> t = new TreeMap<>();
        long sum = 0;
        for (int i = 0; i < 3000; i++) {
            int k = rnd(250);
            Object a, b;
            switch (rnd(8)) {
                case 0, 1, 2 -> { a = m.put(k, i); b = t.put(k, i); }
                case 3, 4 -> { a = m.remove(k); b = t.remove(k); }
                case 5 -> { a = m.floorKey(k); b = t.floorKey(k); }
                case 6 -> { a = m.higherEntry(k); b = t.higherEntry(k); }
                default -> { a = m.merge(k, 1, Integer::sum); b = t.merge(k, 1, Integer::sum); }
            }
            if (!java.util.Objects.equals(a, b)) System.out.println("differ at " + i);
            sum = sum * 31 + (a == null ? 3 : a.hashCode());
        }
        System.out.println(sum + " " + m.size() + " " + m.equals(t));
        System.out.println(m.headMap(40) + " " + m.subMap(100, 130).size() + m.descendingMap().firstKey() + m.pollFirstEntry() + m.pollLastEntry());
        for (Map.Entry<Integer, Integer> e : m.entrySet()) if (e.getKey() % 2 == 0) m.remove(e.getKey());
        System.out.println(m);
        ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>();
        for (String w : "one two three four five six seven".split(" ")) s.add(w);
        System.out.println(s + " " + s.ceiling("g") + s.headSet("s") + s.descendingSet() + s.pollFirst());
    }
}
