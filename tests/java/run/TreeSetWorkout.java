// TreeSet: random operations checked against a boolean array, set views and navigation
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.TreeSet;

public class TreeSetWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>();
        boolean[] model = new boolean[200];
        long sum = 0;
        for (int i = 0; i < 4000; i++) {
            int k = rnd(200);
            switch (rnd(6)) {
                case 0, 1 -> {
                    if (s.add(k) == model[k]) System.out.println("add " + k);
                    model[k] = true;
                }
                case 2 -> {
                    if (s.remove(k) != model[k]) System.out.println("remove " + k);
                    model[k] = false;
                }
                case 3 -> {
                    Integer f = s.floor(k);
                    int j = k;
                    while (j >= 0 && !model[j]) j--;
                    if ((f == null ? -1 : f) != j) System.out.println("floor " + k);
                    sum += j;
                }
                case 4 -> {
                    Integer h = s.higher(k);
                    sum = sum * 3 + (h == null ? -1 : h);
                }
                default -> {
                    if (s.contains(k) != model[k]) System.out.println("contains " + k);
                    sum += s.headSet(k).size() * 7L + s.tailSet(k).size();
                }
            }
        }
        System.out.println(sum + " " + s.size());
        NavigableSet<Integer> part = s.subSet(50, true, 120, false);
        System.out.println(part + " " + part.first() + part.last() + part.size());
        System.out.println(s.descendingSet().headSet(150) + " " + s.pollFirst() + s.pollLast());
        for (Iterator<Integer> it = s.descendingIterator(); it.hasNext();) if (it.next() % 3 != 0) it.remove();
        System.out.println(s);
        part.clear();
        TreeSet<Integer> t = new TreeSet<>(s);
        t.add(1000);
        System.out.println(s + " " + s.equals(t) + t.containsAll(s) + s.retainAll(t.tailSet(100)) + s);
    }
}
