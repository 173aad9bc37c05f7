// lambdas of generic functional interfaces: bridges, erased arguments, intersections, default methods, wildcard casts
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public class LambdaGenerics {
    interface Conv<A, B> { B to(A a); default <C> Conv<A, C> then(Conv<? super B, ? extends C> n) { return a -> n.to(to(a)); } }
    interface StrConv extends Conv<String, Integer> { @Override Integer to(String s); }
    interface Walker { void visit(String s); default Walker also(Walker w) { return s -> { visit(s); w.visit(s); }; } }
    interface A { int f(int x); default int g() { return f(1); } }
    interface Tag { default String tag() { return "tagged"; } }

    static <T extends A & Tag> String both(T t) { return t.tag() + t.f(3) + t.g(); }

    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) {
        List<R> r = new ArrayList<>();
        for (T t : l) r.add(f.apply(t));
        return r;
    }

    static <T extends Comparable<T>> Comparator<T> backwards() { return (x, y) -> y.compareTo(x); }

    static <T> T time(java.util.concurrent.Callable<T> c) throws Exception { return c.call(); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        StrConv c = s -> s.length();
        System.out.println(c.to("four") + " " + c.then(i -> i * 2.5).to("xyz") + " " + ((Conv<String, Integer>) c).to("ab"));
        Conv raw = c;
        System.out.println(raw.to("erased"));
        try {
            raw.to(5);
        } catch (ClassCastException e) {
            System.out.println("bad argument");
        }
        Conv<Integer, Integer> inc = i -> i + 1;
        try {
            ((Conv) inc).to("s");
        } catch (ClassCastException e) {
            System.out.println("bad argument");
        }
        System.out.println(both((A & Tag) x -> x * 7));
        System.out.println(map(List.of(1, 2, 3), i -> "n" + i) + " " + map(List.of("a", "bb"), String::length));
        List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
        l.sort(backwards());
        System.out.println(l);
        StringBuilder sb = new StringBuilder();
        Walker w = sb::append;
        w.also(s -> sb.append(s.length())).also(System.out::println).visit("walk");
        System.out.println(sb);
        System.out.println(time(() -> "called") + time(() -> 5));
        Comparator<String> byLen = Comparator.comparingInt(String::length);
        System.out.println(byLen.thenComparing(Comparator.reverseOrder()).compare("ab", "ac") + " " + byLen.compare("a", "bb"));
        Function<Object, ? extends Number> f = o -> o.hashCode();
        Number n = f.apply(12);
        System.out.println(n);
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        System.out.println(add.apply(3).apply(4));
    }
}
