// IdentityHashMap and WeakHashMap-free identity facts: equal keys stay apart; only order-free facts are printed
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;

public class IdentityHashMapWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        IdentityHashMap<Object, Integer> m = new IdentityHashMap<>();
        Object[] keys = new Object[200];
        for (int i = 0; i < keys.length; i++) keys[i] = i % 2 == 0 ? new String("same") : new int[0];
        int[] model = new int[200];
        for (int i = 1; i < 4000; i++) {
            int k = rnd(200);
            Integer old = rnd(3) > 0 ? m.put(keys[k], i) : m.remove(keys[k]);
            if ((old == null ? 0 : old) != model[k]) System.out.println("differ");
            model[k] = m.containsKey(keys[k]) ? i : 0;
        }
        long sum = 0;
        for (int v : m.values()) sum += v;
        long expected = 0;
        for (int v : model) expected += v;
        System.out.println(m.size() + " " + sum + " " + (sum == expected) + " " + m.containsKey("same") + " " + m.containsValue(3999));
        for (Iterator<Map.Entry<Object, Integer>> it = m.entrySet().iterator(); it.hasNext();) if (it.next().getKey() instanceof String) it.remove();
        int left = 0;
        for (Object o : m.keySet()) if (o instanceof int[]) left++;
        System.out.println((left == m.size()) + " " + left);
        m.clear();
        m.put("a", 1);
        m.put(new String("a"), 2);
        m.put("a", 3);
        m.put(null, 4);
        System.out.println(m.size() + " " + m.get("a") + m.get(null));
    }
}
