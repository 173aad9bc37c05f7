// HashMap with colliding hash codes: treeified bins, with and without Comparable keys, then untreeified by removal
import java.util.HashMap;
import java.util.Iterator;
import java.util.TreeSet;

public class HashMapCollisions {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    record Plain(int id, int hash) {
        @Override public int hashCode() { return hash; }
    }

    static final class Ordered implements Comparable<Ordered> {
        final int id;
        Ordered(int id) { this.id = id; }
        @Override public int hashCode() { return id % 3; }
        @Override public boolean equals(Object o) { return o instanceof Ordered x && x.id == id; }
        @Override public int compareTo(Ordered o) { return Integer.compare(id, o.id); }
    }

    public static void main(String[] args) {
        HashMap<Ordered, Integer> m = new HashMap<>();
        int[] model = new int[150];
        for (int i = 1; i < 1500; i++) {
            int k = rnd(150);
            if (rnd(3) > 0) {
                m.put(new Ordered(k), i);
                model[k] = i;
            } else {
                Integer old = m.remove(new Ordered(k));
                if ((old == null ? 0 : old) != model[k]) System.out.println("remove " + k);
                model[k] = 0;
            }
            int q = rnd(150);
            if (m.getOrDefault(new Ordered(q), 0) != model[q]) System.out.println("get " + q);
        }
        long sum = 0;
        for (int k = 0; k < 150; k++) sum = sum * 31 + model[k];
        System.out.println(m.size() + " " + sum);
        for (Iterator<Ordered> it = m.keySet().iterator(); it.hasNext();) if (it.next().id % 10 != 0) it.remove();
        TreeSet<Ordered> left = new TreeSet<>(m.keySet());
        for (Ordered o : left) System.out.print(o.id + "=" + m.get(o) + " ");
        System.out.println();
        HashMap<Plain, Integer> p = new HashMap<>();
        for (int i = 0; i < 80; i++) p.put(new Plain(i, i % 2 << 20), i);
        int found = 0;
        for (int i = 0; i < 100; i++) if (p.containsKey(new Plain(i, i % 2 << 20))) found += i;
        for (int i = 0; i < 74; i++) p.remove(new Plain(i, i % 2 << 20));
        int rest = 0;
        for (Plain k : p.keySet()) rest += k.id();
        System.out.println(found + " " + p.size() + " " + rest);
        HashMap<String, Integer> s = new HashMap<>();
        String[] parts = {"Aa", "BB"};
        for (int i = 0; i < 64; i++) {
            String k = "";
            for (int b = 0; b < 6; b++) k += parts[i >> b & 1];
            s.put(k, i);
        }
        int hash = s.keySet().iterator().next().hashCode();
        System.out.println(s.size() + " " + s.keySet().stream().allMatch(k -> k.hashCode() == hash) + " " + s.get("AaBBAaBBAaBB") + " " + s.get("BBBBBBBBBBBB"));
        for (int i = 0; i < 500; i++) s.merge(parts[i & 1] + parts[i >> 1 & 1] + "AaAaAaAa", 1, Integer::sum);
        System.out.println(s.get("AaAaAaAaAaAa") + " " + s.get("BBAaAaAaAaAa") + " " + s.get("BBBBAaAaAaAa"));
    }
}
