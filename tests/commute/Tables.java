import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The tables of examples/commute for sets and maps, on the library's: every pair of calls on
 * every small set or map commutes exactly when the table says so.
 */
public final class Tables {
    interface Condition<S> {
        boolean holds(S state, int[] a, int[] b);
    }

    interface Call<S> {
        Object on(S state, int[] arguments);
    }

    static int failures;

    static <S> void check(String what, List<S> states, Function<S, S> copy, Call<S> one,
            Call<S> other, Condition<S> when) {
        for (S state : states) {
            for (int k = 0; k < 81; k++) {
                int[] a = {k % 3, k / 3 % 3 + 1};
                int[] b = {k / 9 % 3, k / 27 % 3 + 1};
                S first = copy.apply(state);
                S second = copy.apply(state);
                Object r1 = one.on(first, a);
                Object r2 = other.on(first, b);
                Object s2 = other.on(second, b);
                Object s1 = one.on(second, a);
                boolean same = Objects.equals(r1, s1) && Objects.equals(r2, s2)
                        && first.equals(second);
                if (same != when.holds(state, a, b)) {
                    System.out.println(what + " on " + state + ": " + same);
                    failures++;
                    return;
                }
            }
        }
    }

    static void sets() {
        List<TreeSet<Integer>> all = new ArrayList<>();
        for (int bits = 0; bits < 8; bits++) {
            TreeSet<Integer> set = new TreeSet<>();
            for (int i = 0; i < 3; i++) {
                if ((bits >> i & 1) != 0) {
                    set.add(i);
                }
            }
            all.add(set);
        }
        Function<TreeSet<Integer>, TreeSet<Integer>> copy = s -> new TreeSet<>(s);
        Call<TreeSet<Integer>> add = (s, x) -> s.add(x[0]);
        Call<TreeSet<Integer>> remove = (s, x) -> s.remove(x[0]);
        Call<TreeSet<Integer>> contains = (s, x) -> s.contains(x[0]);
        Call<TreeSet<Integer>> clear = (s, x) -> {
            s.clear();
            return null;
        };
        check("add, add", all, copy, add, add, (s, a, b) -> a[0] != b[0] || s.contains(a[0]));
        check("add, remove", all, copy, add, remove, (s, a, b) -> a[0] != b[0]);
        check("add, clear", all, copy, add, clear, (s, a, b) -> false);
        check("add, contains", all, copy, add, contains,
                (s, a, b) -> a[0] != b[0] || s.contains(a[0]));
        check("remove, remove", all, copy, remove, remove,
                (s, a, b) -> a[0] != b[0] || !s.contains(a[0]));
        check("remove, clear", all, copy, remove, clear, (s, a, b) -> !s.contains(a[0]));
        check("remove, contains", all, copy, remove, contains,
                (s, a, b) -> a[0] != b[0] || !s.contains(a[0]));
        check("clear, contains", all, copy, clear, contains, (s, a, b) -> !s.contains(b[0]));
    }

    static void maps() {
        List<TreeMap<Integer, Integer>> all = new ArrayList<>();
        for (int code = 0; code < 64; code++) {
            TreeMap<Integer, Integer> map = new TreeMap<>();
            for (int i = 0; i < 3; i++) {
                int value = code >> 2 * i & 3;
                if (value != 0) {
                    map.put(i, value);
                }
            }
            all.add(map);
        }
        Function<TreeMap<Integer, Integer>, TreeMap<Integer, Integer>> copy =
                m -> new TreeMap<>(m);
        Call<TreeMap<Integer, Integer>> put = (m, x) -> m.put(x[0], x[1]);
        Call<TreeMap<Integer, Integer>> get = (m, x) -> m.get(x[0]);
        Call<TreeMap<Integer, Integer>> remove = (m, x) -> m.remove(x[0]);
        check("put, put", all, copy, put, put, (m, a, b) -> a[0] != b[0]
                || a[1] == b[1] && Objects.equals(m.get(a[0]), a[1]));
        check("put, remove", all, copy, put, remove, (m, a, b) -> a[0] != b[0]);
        check("put, get", all, copy, put, get,
                (m, a, b) -> a[0] != b[0] || Objects.equals(m.get(a[0]), a[1]));
        check("remove, remove", all, copy, remove, remove,
                (m, a, b) -> a[0] != b[0] || !m.containsKey(a[0]));
        check("remove, get", all, copy, remove, get,
                (m, a, b) -> a[0] != b[0] || !m.containsKey(a[0]));
    }

    public static void main(String[] args) {
        sets();
        maps();
        if (failures > 0) {
            System.exit(1);
        }
    }
}
