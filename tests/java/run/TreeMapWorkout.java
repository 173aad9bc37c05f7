// TreeMap: thousands of random operations with navigation queries, iterator removal, and final contents
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class TreeMapWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        long sum = 0;
        for (int i = 0; i < 4000; i++) {
            int k = rnd(300);
            Object r = switch (rnd(14)) {
                case 0, 1, 2 -> m.put(k, i);
                case 3, 4, 5 -> m.remove(k);
                case 6 -> m.floorKey(k);
                case 7 -> m.ceilingEntry(k);
                case 8 -> m.higherKey(k);
                case 9 -> m.lowerEntry(k);
                case 10 -> m.merge(k, 1, Integer::sum);
                case 11 -> m.computeIfPresent(k, (a, b) -> b % 3 == 0 ? null : b + a);
                case 12 -> m.putIfAbsent(k, -i);
                default -> m.isEmpty() ? null : k % 50 == 0 ? m.pollFirstEntry() : k % 50 == 1 ? m.pollLastEntry() : m.firstEntry();
            };
            sum = sum * 31 + (r == null ? 7 : r.hashCode()) + m.size();
            if (i % 1000 == 999) {
                Iterator<Map.Entry<Integer, Integer>> it = m.entrySet().iterator();
                while (it.hasNext()) {
                    Map.Entry<Integer, Integer> e = it.next();
                    if (e.getKey() % 7 == 0) it.remove();
                    else if (e.getKey() % 5 == 0) e.setValue(e.getValue() * 2);
                }
                System.out.println(i + " " + m.size() + " " + sum);
            }
        }
        System.out.println(m);
        System.out.println(m.hashCode() + " " + m.firstKey() + " " + m.lastEntry() + " " + m.equals(new TreeMap<>(m)) + " " + m.containsValue(5));
    }
}
