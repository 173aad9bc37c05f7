// HashMap: growth through several resizes, random operations against arrays, views, iteration sums
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class HashMapWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        HashMap<String, Integer> m = new HashMap<>();
        int[] model = new int[500];
        for (int i = 1; i <= 5000; i++) {
            int k = rnd(500);
            String key = "k" + k;
            switch (rnd(5)) {
                case 0, 1, 2 -> {
                    Integer old = m.put(key, i);
                    if ((old == null ? 0 : old) != model[k]) System.out.println("put " + key);
                    model[k] = i;
                }
                case 3 -> {
                    Integer old = m.remove(key);
                    if ((old == null ? 0 : old) != model[k]) System.out.println("remove " + key);
                    model[k] = 0;
                }
                default -> {
                    if (m.getOrDefault(key, 0) != model[k] || m.containsKey(key) != model[k] > 0) System.out.println("get " + key);
                }
            }
        }
        long sum = 0;
        int n = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            sum = sum * 31 + e.getKey().hashCode() * e.getValue();
            n++;
        }
        System.out.println(n + " " + m.size() + " " + sum + " " + m.hashCode());
        for (Iterator<String> it = m.keySet().iterator(); it.hasNext();) if (it.next().endsWith("7")) it.remove();
        m.values().removeIf(v -> v % 2 == 0);
        System.out.println(m.size() + " " + m.containsValue(4999) + " " + new TreeMap<>(m).headMap("k2"));
        Map<Integer, Integer> order = new HashMap<>();
        for (int i = 0; i < 40; i++) order.put(i * 37 % 101, i);
        System.out.println(order);
        order.clear();
        order.put(null, 1);
        order.put(1, null);
        System.out.println(order + " " + order.get(null) + order.containsKey(null) + order.get(2) + order.size());
        Map<Object, Object> mixed = new HashMap<>(2, 0.5f);
        mixed.put('a', 1);
        mixed.put("a", 2);
        mixed.put(97, 3);
        mixed.put(97L, 4);
        mixed.put(1.5, 5);
        mixed.put(true, 6);
        System.out.println(mixed.get('a') + "" + mixed.get("a") + mixed.get(97) + mixed.get(97L) + mixed.get(1.5) + mixed.get(true) + mixed.size());
        System.out.println(m.equals(new HashMap<>(m)) + " " + m.clone().equals(m));
    }
}
