// ConcurrentModificationException from iterators and views; illegal iterator states
import java.util.*;

public class Comodification {
    interface Body {
        void run();
    }

    static void attempt(String name, Body b) {
        try {
            b.run();
            System.out.println(name + " fine");
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("list add", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (int x : l) l.add(x); });
        attempt("list remove last but one", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 2) l.remove(x); System.out.print(l + " "); });
        attempt("list remove first", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 1) l.remove(x); });
        attempt("linked", () -> { List<Integer> l = new LinkedList<>(List.of(1, 2, 3)); for (Integer x : l) l.remove(x); });
        attempt("map", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2, 3, 3)); for (int k : m.keySet()) m.remove(k); });
        attempt("map put existing", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2)); for (int k : m.keySet()) m.put(k, 5); System.out.print(m + " "); });
        attempt("tree", () -> { TreeMap<Integer, Integer> m = new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3)); for (int k : m.keySet()) m.put(k + 10, 1); });
        attempt("tree view", () -> { TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 3, 4)); for (int k : s.headSet(4)) s.remove(k); });
        attempt("sub list", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); List<Integer> s = l.subList(0, 2); l.add(4); s.size(); });
        attempt("deque", () -> { ArrayDeque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3)); for (int k : d) d.addFirst(k); });
        attempt("queue", () -> { PriorityQueue<Integer> q = new PriorityQueue<>(List.of(1, 2, 3)); for (int k : q) q.add(k); });
        attempt("forEach", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2)); l.forEach(x -> l.add(x)); });
        attempt("removeIf", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.removeIf(x -> { if (x == 2) l.add(9); return false; }); });
        attempt("sort", () -> { List<Integer> l = new ArrayList<>(List.of(2, 1)); l.sort((a, b) -> { l.add(1); return a - b; }); });
        attempt("remove twice", () -> { Iterator<Integer> it = new ArrayList<>(List.of(1, 2)).iterator(); it.next(); it.remove(); it.remove(); });
        attempt("remove before next", () -> new ArrayList<>(List.of(1)).iterator().remove());
        attempt("next past end", () -> { Iterator<Integer> it = new ArrayList<Integer>().iterator(); it.next(); });
        attempt("set after add", () -> { ListIterator<Integer> it = new ArrayList<>(List.of(1)).listIterator(); it.next(); it.add(2); it.set(3); });
        attempt("copy on iteration", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2)); for (int x : new ArrayList<>(l)) l.add(x); System.out.print(l + " "); });
        attempt("array list clear", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2)); Iterator<Integer> it = l.iterator(); l.clear(); System.out.print(it.hasNext() + " "); it.next(); });
    }
}
