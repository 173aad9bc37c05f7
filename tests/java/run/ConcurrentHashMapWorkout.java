// ConcurrentHashMap in one thread: random operations, resizes, colliding keys, compute family
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentHashMapWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    record Key(int id) {
        @Override public int hashCode() { return id & 3; }
    }

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        HashMap<Integer, Integer> h = new HashMap<>();
        for (int i = 0; i < 4000; i++) {
            int k = rnd(300), v = i;
            Object a, b;
            switch (rnd(7)) {
                case 0, 1, 2 -> { a = m.put(k, v); b = h.put(k, v); }
                case 3 -> { a = m.remove(k); b = h.remove(k); }
                case 4 -> { a = m.merge(k, 1, Integer::sum); b = h.merge(k, 1, Integer::sum); }
                case 5 -> { a = m.computeIfAbsent(k, x -> x * v); b = h.computeIfAbsent(k, x -> x * v); }
                default -> { a = m.compute(k, (x, o) -> o == null || o % 2 == 0 ? null : o + 1); b = h.compute(k, (x, o) -> o == null || o % 2 == 0 ? null : o + 1); }
            }
            if (!java.util.Objects.equals(a, b)) System.out.println("differ at " + i);
        }
        System.out.println(m.size() + " " + m.equals(h) + " " + m.hashCode() + " " + m.mappingCount());
        System.out.println(new TreeMap<>(m).headMap(30));
        ConcurrentHashMap<Key, Integer> c = new ConcurrentHashMap<>();
        for (int i = 0; i < 300; i++) c.put(new Key(i), i);
        int sum = 0;
        for (int i = 0; i < 300; i += 2) sum += c.remove(new Key(i));
        for (Map.Entry<Key, Integer> e : c.entrySet()) sum += e.getValue();
        System.out.println(sum + " " + c.size() + " " + c.get(new Key(151)) + c.containsKey(new Key(150)));
        System.out.println(m.contains(3928) + " " + m.putIfAbsent(-1, 3) + m.replace(-1, 3, 4) + m.getOrDefault(-1, 0));
        try {
            m.put(1, null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        m.keySet().removeIf(k -> k > 20);
        System.out.println(new TreeMap<>(m) + " " + ConcurrentHashMap.newKeySet().add(1));
    }
}
