// ArrayList: growth, random edits, sort, removeIf, subList, bulk operations, iterators, errors
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;

public class ArrayListWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        ArrayList<Integer> l = new ArrayList<>();
        long sum = 0;
        for (int i = 0; i < 5000; i++) {
            int n = l.size();
            switch (rnd(7)) {
                case 0, 1, 2 -> l.add(rnd(1000));
                case 3 -> l.add(rnd(n + 1), i);
                case 4 -> { if (n > 0) sum += l.remove(rnd(n)); }
                case 5 -> { if (n > 0) sum = sum * 31 + l.set(rnd(n), i); }
                default -> sum = sum * 7 + l.indexOf(rnd(1000));
            }
            if (l.size() > 400) l.subList(100, 350).clear();
        }
        System.out.println(l.size() + " " + sum + " " + l.hashCode());
        l.removeIf(x -> x % 3 == 0);
        l.replaceAll(x -> x % 500);
        l.sort(null);
        System.out.println(l);
        l.sort(Comparator.comparing((Integer x) -> x % 10).thenComparing(Comparator.reverseOrder()));
        System.out.println(l.subList(0, 20) + " " + Collections.max(l) + Collections.min(l));
        List<Integer> sub = l.subList(5, 15);
        sub.set(0, -1);
        sub.add(-2);
        sub.remove(1);
        sub.subList(2, 4).replaceAll(x -> -x);
        System.out.println(sub + " " + l.get(5) + " " + sub.contains(-2) + sub.indexOf(-2) + " " + l.size());
        sub.sort(null);
        System.out.println(l.subList(0, 20));
        List<Integer> copy = new ArrayList<>(l);
        copy.removeAll(Arrays.asList(-1, -2, 5));
        copy.retainAll(l.subList(0, 30));
        copy.addAll(3, List.of(77, 78));
        System.out.println(copy + " " + copy.containsAll(List.of(77, 78)) + copy.lastIndexOf(77));
        ListIterator<Integer> it = copy.listIterator(copy.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v < 0) it.remove();
            else if (v == 78) it.add(79);
        }
        System.out.println(copy + " " + Arrays.toString(copy.toArray(new Integer[0])).length() + copy.toArray().getClass().getSimpleName());
        for (int bad : new int[] {-1, copy.size()}) {
            try {
                copy.get(bad);
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            copy.add(1000, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.subList(3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayList<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ArrayList<>(Arrays.asList(1, null, 3)) + " " + l.equals(new ArrayList<>(l)));
    }
}
