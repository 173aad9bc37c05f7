// HashSet and LinkedHashSet: random operations, set algebra, iteration order of integers, nulls
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

public class HashSetWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        HashSet<Integer> s = new HashSet<>();
        LinkedHashSet<Integer> l = new LinkedHashSet<>();
        int changes = 0;
        for (int i = 0; i < 5000; i++) {
            int k = rnd(400) - 200;
            boolean a, b;
            if (rnd(5) < 3) {
                a = s.add(k);
                b = l.add(k);
            } else {
                a = s.remove(k);
                b = l.remove(k);
            }
            if (a != b) System.out.println("differ");
            if (a) changes++;
        }
        System.out.println(changes + " " + s.size() + " " + s.equals(l) + " " + s.hashCode());
        System.out.println(l);
        System.out.println(new TreeSet<>(s).headSet(-150) + " " + s.contains(null) + s.add(null) + s.contains(null) + s.remove(null));
        Set<Integer> evens = new HashSet<>(s), small = new HashSet<>(s);
        evens.removeIf(x -> x % 2 != 0);
        small.retainAll(Arrays.asList(-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        Set<Integer> both = new HashSet<>(evens);
        both.retainAll(small);
        Set<Integer> either = new HashSet<>(evens);
        either.addAll(small);
        evens.removeAll(small);
        System.out.println(both + " " + either.size() + " " + evens.size() + " " + either.containsAll(both));
        int n = 0;
        for (Iterator<Integer> it = l.iterator(); it.hasNext();) {
            int x = it.next();
            if (x < 0) it.remove();
            else n += x;
        }
        System.out.println(n + " " + l.size());
        Set<String> words = new HashSet<>();
        StringBuilder dup = new StringBuilder();
        for (String w : "a rose is a rose is a rose".split(" ")) if (!words.add(w)) dup.append(w).append(' ');
        System.out.println(dup + "" + new TreeSet<>(words));
        Set<Integer> order = new HashSet<>();
        for (int i = 0; i < 30; i++) order.add(i * i % 71);
        System.out.println(order);
    }
}
