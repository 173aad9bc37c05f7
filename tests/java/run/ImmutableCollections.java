// List.of, Set.of, Map.of, copyOf: contents (sorted where the order is salted), immutability, null and duplicate errors
import java.util.*;

public class ImmutableCollections {
    interface Body {
        Object run();
    }

    static void attempt(Body b) {
        try {
            System.out.println(b.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? " " + e.getMessage() : ""));
        }
    }

    public static void main(String[] args) {
        List<Integer> l0 = List.of(), l1 = List.of(1), l2 = List.of(1, 2), l12 = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        System.out.println(l0 + "" + l1 + l2 + l12 + l12.indexOf(7) + l12.contains(13) + l12.subList(2, 5) + l2.equals(Arrays.asList(1, 2)) + l12.hashCode());
        Set<String> s = Set.of("a", "b", "c", "d", "e");
        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3);
        System.out.println(new TreeSet<>(s) + " " + s.size() + s.contains("c") + s.contains("z") + s.hashCode() + s.equals(new HashSet<>(List.of("a", "b", "c", "d", "e"))));
        System.out.println(new TreeMap<>(m) + " " + m.get("two") + m.get("four") + m.containsValue(3) + m.hashCode() + m.equals(new HashMap<>(m)) + m.getOrDefault("x", 9));
        System.out.println(new TreeMap<>(Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"))) + "" + Map.of() + Set.of() + Map.of("k", "v") + Set.of(5));
        attempt(() -> l2.add(3));
        attempt(() -> l12.set(0, 1));
        attempt(() -> l2.remove(0));
        attempt(() -> { l1.sort(null); return "sorted"; });
        attempt(() -> s.add("f"));
        attempt(() -> m.put("x", 1));
        attempt(() -> m.remove("one"));
        attempt(() -> l1.iterator().next());
        attempt(() -> { Iterator<Integer> it = l12.iterator(); it.next(); it.remove(); return 0; });
        attempt(() -> List.of(1, null));
        attempt(() -> Set.of("a", "a"));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> l2.contains(null));
        attempt(() -> List.copyOf(new ArrayList<>(List.of(3, 4))));
        attempt(() -> List.copyOf(l12) == l12);
        attempt(() -> new TreeSet<>(Set.copyOf(Arrays.asList(3, 1, 3, 2))));
        attempt(() -> l12.get(12));
        attempt(() -> l12.listIterator(12).previous());
        int sum = 0;
        for (int x : Set.of(1, 2, 3, 4, 5, 6, 7, 8)) sum += x;
        for (Map.Entry<Integer, Integer> e : Map.of(1, 10, 2, 20, 3, 30).entrySet()) sum += e.getKey() * e.getValue();
        System.out.println(sum);
        System.out.println(Arrays.toString(l12.toArray(new Integer[0])) + l12.stream().mapToInt(x -> x).sum());
    }
}
