// method references: static, bound, unbound, constructor, array constructor, super, varargs, boxing adaptation, private
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;

public class MethodRefs {
    final int v;

    MethodRefs(int v) { this.v = v; }

    MethodRefs() { this(77); }

    MethodRefs(String a, int b) { this(a.length() + b); }

    int plus(int k) { return v + k; }

    static int triple(int k) { return k * 3; }

    private static String secret(Object o) { return "secret " + o; }

    static int sum(int... xs) { return Arrays.stream(xs).sum(); }

    static long wide(Integer i) { return i * 1000000000L; }

    int compare(MethodRefs o) { return Integer.compare(v, o.v); }

    @Override public String toString() { return "M" + v; }

    static class Sub extends MethodRefs {
        Sub() { super(5); }
        @Override int plus(int k) { return -1; }
        IntUnaryOperator up() { return super::plus; }
        IntUnaryOperator mine() { return this::plus; }
    }

    interface Three { int go(int a, int b, int c); }

    interface Maker<T> { T make(int n); }

    static <T> T generic(T t) { return t; }

    class Inner {
        @Override public String toString() { return "inner of " + v; }
    }

    Supplier<Inner> innerMaker() { return Inner::new; }

    public static void main(String[] args) {
        IntUnaryOperator st = MethodRefs::triple;
        MethodRefs m = new MethodRefs(10);
        IntUnaryOperator bound = m::plus;
        ToIntBiFunction<MethodRefs, Integer> unbound = MethodRefs::plus;
        Supplier<MethodRefs> c0 = MethodRefs::new;
        IntFunction<MethodRefs> c1 = MethodRefs::new;
        BiFunction<String, Integer, MethodRefs> c2 = MethodRefs::new;
        IntFunction<int[]> arr = int[]::new;
        Maker<String[][]> grid = String[][]::new;
        System.out.println(st.applyAsInt(4) + " " + bound.applyAsInt(5) + " " + unbound.applyAsInt(m, 6) + " " + c0.get() + c1.apply(3) + c2.apply("four", 5));
        System.out.println(arr.apply(4).length + " " + grid.make(2).length + " " + grid.make(2)[0]);
        Function<Object, String> sec = MethodRefs::secret;
        System.out.println(sec.apply(1.5));
        Three three = MethodRefs::sum;
        IntSupplier zero = MethodRefs::sum;
        System.out.println(three.go(1, 2, 3) + " " + zero.getAsInt());
        ToLongFunction<Integer> box = MethodRefs::wide;
        IntToLongFunction adapt = MethodRefs::wide;
        Function<Integer, Long> both = MethodRefs::wide;
        System.out.println(box.applyAsLong(5) + " " + adapt.applyAsLong(6) + " " + both.apply(7));
        ToDoubleFunction<Integer> widen = Integer::intValue;
        System.out.println(widen.applyAsDouble(3));
        Sub s = new Sub();
        System.out.println(s.up().applyAsInt(1) + " " + s.mine().applyAsInt(1));
        System.out.println(m.innerMaker().get());
        List<String> words = new ArrayList<>(List.of("pear", "fig", "apple", "kiwi"));
        words.sort(String::compareTo);
        System.out.println(words);
        words.sort(String.CASE_INSENSITIVE_ORDER.reversed()::compare);
        System.out.println(words);
        words.replaceAll(String::toUpperCase);
        words.forEach(System.out::print);
        System.out.println();
        Map<String, List<Integer>> map = new HashMap<>();
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(1);
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(2);
        System.out.println(map);
        Function<String, Integer> len = String::length;
        BiPredicate<String, String> eq = String::equals;
        Predicate<String> empty = String::isEmpty;
        System.out.println(len.apply("abc") + " " + eq.test("a", "a") + " " + empty.negate().or(x -> true).test("") + Predicate.not(empty).test(""));
        UnaryOperator<String> gen = MethodRefs::generic;
        System.out.println(gen.apply("same"));
        MethodRefs[] ms = {new MethodRefs(3), new MethodRefs(1), new MethodRefs(2)};
        Arrays.sort(ms, MethodRefs::compare);
        System.out.println(Arrays.toString(ms));
        try {
            MethodRefs none = null;
            IntUnaryOperator bad = none::plus;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        Runnable print = System.out::println;
        print.run();
        Function<int[], Object> cl = int[]::clone;
        System.out.println(((int[]) cl.apply(new int[] {1, 2}))[1]);
    }
}
