// sorting objects: TimSort with runs and galloping, stability, comparators, ranges, a broken comparator
import java.util.Arrays;
import java.util.Comparator;

public class SortObjects {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    record Item(int key, int serial) { }

    static long hash(Item[] a) {
        long h = 0;
        for (int i = 0; i < a.length; i++) {
            if (i > 0 && (a[i - 1].key > a[i].key || a[i - 1].key == a[i].key && a[i - 1].serial > a[i].serial)) System.out.println("unstable at " + i);
            h = h * 31 + a[i].key * 1000 + a[i].serial;
        }
        return h;
    }

    static class Money implements Comparable<Money> {
        final int cents;
        Money(int cents) { this.cents = cents; }
        @Override public int compareTo(Money o) { return Integer.compare(cents, o.cents); }
        @Override public String toString() { return cents / 100 + "." + cents % 100; }
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 5, 31, 32, 33, 100, 700, 2000}) {
            StringBuilder line = new StringBuilder().append(n).append(':');
            for (int kind = 0; kind < 5; kind++) {
                Item[] a = new Item[n];
                for (int i = 0; i < n; i++) {
                    int key = switch (kind) {
                        case 0 -> rnd(100);
                        case 1 -> i / 3;
                        case 2 -> (n - i) / 2;
                        case 3 -> i % 100 < 90 ? i % 100 : rnd(100);
                        default -> i < n / 2 ? i * 2 : (i - n / 2) * 2 + 1;
                    };
                    a[i] = new Item(key, i);
                }
                Arrays.sort(a, Comparator.comparingInt(Item::key));
                line.append(' ').append(hash(a));
            }
            System.out.println(line);
        }
        Money[] m = new Money[50];
        for (int i = 0; i < m.length; i++) m[i] = new Money(rnd(10000));
        Arrays.sort(m, 10, 40);
        System.out.println(Arrays.toString(m));
        Arrays.sort(m);
        System.out.println(m[0] + " " + m[49] + " " + Arrays.binarySearch(m, m[20]));
        Arrays.sort(m, Comparator.reverseOrder());
        System.out.println(m[0]);
        String[] words = "the Quick brown Fox jumps over The lazy Dog".split(" ");
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(words));
        Integer[] boxed = new Integer[64];
        for (int i = 0; i < 64; i++) boxed[i] = rnd(64);
        try {
            Arrays.sort(boxed, (x, y) -> rnd(3) - 1);
            System.out.println("no complaint");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(new Object[] {1, "two"});
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            Arrays.sort(new String[] {"a", null});
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
    }
}
