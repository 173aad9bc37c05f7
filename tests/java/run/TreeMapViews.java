// TreeMap views: headMap, tailMap, subMap, descending views, key sets, writes through, range errors, comparators, nulls
import java.util.Comparator;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

public class TreeMapViews {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 0; i < 20; i++) m.put(i * 5 % 97, "v" + i);
        System.out.println(m);
        SortedMap<Integer, String> head = m.headMap(30);
        NavigableMap<Integer, String> tail = m.tailMap(60, false), sub = m.subMap(20, true, 70, true);
        System.out.println(head + " " + head.size() + head.lastKey());
        System.out.println(tail + " " + tail.firstKey() + tail.pollFirstEntry() + tail.size());
        System.out.println(sub.descendingMap() + " " + sub.floorKey(33) + sub.higherKey(70) + sub.lowerKey(20) + sub.ceilingKey(1));
        sub.put(42, "new");
        m.put(41, "through");
        head.clear();
        System.out.println(m.size() + " " + sub + " " + sub.headMap(42, true) + sub.tailMap(42, false).keySet());
        try {
            sub.put(100, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            sub.subMap(0, 50);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.subMap(50, 40);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        NavigableMap<Integer, String> d = m.descendingMap();
        System.out.println(d.firstKey() + " " + d.lowerKey(50) + d.headMap(60) + d.descendingKeySet().first());
        System.out.println(m.navigableKeySet().headSet(45) + " " + m.descendingKeySet() + m.values());
        m.keySet().removeIf(k -> k % 2 == 0);
        m.values().remove("through");
        m.replaceAll((k, v) -> k + v);
        System.out.println(m);
        sub.entrySet().iterator().next().setValue("set");
        System.out.println(sub.firstEntry() + " " + sub.entrySet().contains(sub.firstEntry()) + " " + sub.values().contains("set"));
        try {
            sub.firstEntry().setValue("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable entry");
        }
        try {
            m.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        TreeMap<String, Integer> c = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) c.merge(s, 1, Integer::sum);
        System.out.println(c + " " + c.headMap("zzzz") + c.comparator().compare("a", "bb"));
        TreeMap<String, Integer> nullsFirst = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
        nullsFirst.put("b", 1);
        nullsFirst.put(null, 2);
        System.out.println(nullsFirst);
        @SuppressWarnings({"rawtypes", "unchecked"}) Runnable bad = () -> ((TreeMap) c).put(5, 1);
        try {
            bad.run();
        } catch (ClassCastException e) {
            System.out.println("wrong key class");
        }
        try {
            new TreeMap<Integer, Integer>().firstKey();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
