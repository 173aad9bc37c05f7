// Map's functional methods: compute, merge, replace, forEach; word counts; entries; comodification in compute
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class HashMapCompute {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        String text = "it was the best of times it was the worst of times it was the age of wisdom";
        for (String w : text.split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(new TreeMap<>(m));
        Map<Character, List<String>> groups = new TreeMap<>();
        for (String w : m.keySet().stream().sorted().toList()) groups.computeIfAbsent(w.charAt(0), k -> new ArrayList<>()).add(w);
        System.out.println(groups);
        System.out.println(m.compute("it", (k, v) -> v == null ? 1 : v * 10) + " " + m.compute("none", (k, v) -> null) + " " + m.compute("fresh", (k, v) -> v == null ? 5 : v));
        System.out.println(m.computeIfPresent("was", (k, v) -> null) + " " + m.containsKey("was") + " " + m.computeIfAbsent("the", k -> 100) + m.computeIfAbsent("nope", k -> null) + m.containsKey("nope"));
        System.out.println(m.merge("it", 5, (a, b) -> null) + " " + m.get("it") + " " + m.putIfAbsent("it", 3) + m.putIfAbsent("it", 4));
        System.out.println(m.replace("it", 8) + " " + m.replace("zzz", 8) + " " + m.replace("it", 8, 9) + m.replace("it", 8, 10) + " " + m.remove("it", 1) + m.remove("it", 9));
        m.replaceAll((k, v) -> v * k.length());
        int[] total = {0};
        m.forEach((k, v) -> total[0] += v);
        System.out.println(total[0] + " " + new TreeMap<>(m));
        Map.Entry<String, Integer> e = Map.entry("k", 1);
        System.out.println(e + " " + e.equals(new java.util.AbstractMap.SimpleEntry<>("k", 1)) + e.hashCode() + " " + new java.util.AbstractMap.SimpleImmutableEntry<>(null, null));
        List<Map.Entry<String, Integer>> es = new ArrayList<>(m.entrySet());
        es.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        System.out.println(es);
        try {
            m.computeIfAbsent("bad", k -> {
                for (int i = 0; i < 50; i++) m.put("x" + i, i);
                return 1;
            });
        } catch (ConcurrentModificationException x) {
            System.out.println("comodification");
        }
        try {
            m.merge("a", null, Integer::sum);
        } catch (NullPointerException x) {
            System.out.println("null value");
        }
        Map<Long, Long> memo = new HashMap<>();
        System.out.println(fib(80, memo) + " " + memo.size());
    }

    static long fib(long n, Map<Long, Long> memo) {
        if (n < 2) return n;
        Long known = memo.get(n);
        if (known != null) return known;
        long r = fib(n - 1, memo) + fib(n - 2, memo);
        memo.put(n, r);
        return r;
    }
}
