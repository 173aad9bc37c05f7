// java.util.Collections: sort, seeded shuffle, reverse, rotate, binary search, wrappers, nCopies, frequency
import java.util.*;

public class CollectionsMethods {
    interface Body {
        Object run();
    }

    static void attempt(Body b) {
        try {
            System.out.println(b.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 60; i++) l.add(i * 7 % 60);
        Collections.sort(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(Collections.binarySearch(l, 17, Comparator.reverseOrder()) + " " + l.get(0));
        Collections.reverse(l);
        System.out.println(Collections.binarySearch(l, 33) + " " + Collections.binarySearch(l, 100) + " " + Collections.binarySearch(l, -5));
        Collections.rotate(l, 10);
        Collections.swap(l, 0, 59);
        System.out.println(l);
        System.out.println(Collections.max(l) + " " + Collections.min(l, Comparator.comparing(x -> x % 13)) + " " + Collections.frequency(l, 5) + Collections.nCopies(3, "x") + Collections.disjoint(l, List.of(100)));
        Collections.fill(l.subList(0, 50), 1);
        Collections.replaceAll(l, 1, 2);
        System.out.println(l + " " + Collections.indexOfSubList(l, List.of(2, 2)) + Collections.lastIndexOfSubList(l, List.of(2, 2)));
        List<Integer> dst = new ArrayList<>(Collections.nCopies(60, 0));
        Collections.copy(dst, l);
        System.out.println(dst.equals(l) + " " + Collections.addAll(dst, 1, 2, 3) + dst.size());
        List<Integer> un = Collections.unmodifiableList(l);
        attempt(() -> un.add(1));
        attempt(() -> un.set(0, 1));
        attempt(() -> un.iterator().next());
        attempt(() -> { Iterator<Integer> it = un.iterator(); it.next(); it.remove(); return 1; });
        attempt(() -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).put(1, 2));
        attempt(() -> Collections.emptyList().add(null));
        attempt(() -> Collections.singletonList(5).get(0));
        attempt(() -> Collections.singleton(5).remove(5));
        attempt(() -> Collections.singletonMap("k", "v"));
        attempt(() -> Collections.max(new ArrayList<Integer>()));
        attempt(() -> Collections.emptyMap().get(1) + "" + Collections.emptySet().size());
        attempt(() -> Collections.unmodifiableSortedSet(new TreeSet<>(List.of(3, 1, 2))).first());
        attempt(() -> Collections.checkedList(new ArrayList<>(), String.class).add("s"));
        attempt(() -> { @SuppressWarnings({"rawtypes", "unchecked"}) List<Object> c = (List) Collections.checkedList(new ArrayList<>(), String.class); return c.add(5); });
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2)));
        Collections.sort(sync);
        System.out.println(sync + " " + Collections.synchronizedMap(new TreeMap<>(Map.of(2, 1, 1, 2))));
        Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        fromMap.addAll(List.of("b", "a", "b".repeat(1).concat("c")));
        System.out.println(fromMap + " " + Collections.list(Collections.enumeration(fromMap)) + Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))).peek());
    }
}
