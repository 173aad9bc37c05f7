// generics: bridge methods, bounded types, raw calls, wildcard capture, recursive bounds, erased arrays
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class GenericBridges {
    interface Transformer<A, B> { B apply(A a); }

    static class Length implements Transformer<String, Integer> {
        @Override public Integer apply(String s) { return s.length(); }
    }

    static abstract class Node<T extends Comparable<T>> {
        T value;
        abstract void set(T t);
        T get() { return value; }
    }

    static class IntNode extends Node<Integer> {
        @Override void set(Integer i) { value = i * 2; }
        @Override Integer get() { return value + 1; }
    }

    static class Version implements Comparable<Version> {
        final int major, minor;
        Version(int major, int minor) { this.major = major; this.minor = minor; }
        @Override public int compareTo(Version o) { return major != o.major ? Integer.compare(major, o.major) : Integer.compare(minor, o.minor); }
        @Override public String toString() { return major + "." + minor; }
    }

    static <T extends Comparable<? super T>> T max(List<? extends T> l) {
        T best = null;
        for (T t : l) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T> void swap(List<T> l, int i, int j) {
        T t = l.get(i);
        l.set(i, l.get(j));
        l.set(j, t);
    }

    static void swapAny(List<?> l) { swap(l, 0, l.size() - 1); }

    static class Pair<A, B> {
        final A a;
        final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        <C> Pair<A, C> with(C c) { return new Pair<>(a, c); }
        Pair<B, A> flip() { return new Pair<>(b, a); }
        static <X> Pair<X, X> twin(X x) { return new Pair<>(x, x); }
        @Override public String toString() { return "<" + a + "," + b + ">"; }
    }

    static abstract class Builder<S extends Builder<S>> {
        StringBuilder sb = new StringBuilder();
        abstract S self();
        S add(Object o) { sb.append(o).append(';'); return self(); }
    }

    static class MyBuilder extends Builder<MyBuilder> {
        @Override MyBuilder self() { return this; }
        MyBuilder bang() { sb.append('!'); return this; }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Transformer<String, Integer> t = new Length();
        System.out.println(t.apply("four"));
        Transformer raw = t;
        System.out.println(raw.apply("seven77"));
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("bridge cast");
        }
        Node<Integer> n = new IntNode();
        n.set(21);
        int got = n.get();
        System.out.println(got);
        try {
            ((Node) n).set("x");
        } catch (ClassCastException e) {
            System.out.println("bridge cast");
        }
        List<Version> vs = new ArrayList<>(List.of(new Version(1, 2), new Version(3, 0), new Version(2, 9)));
        System.out.println(max(vs));
        swapAny(vs);
        System.out.println(vs);
        vs.sort(Comparator.naturalOrder());
        System.out.println(vs);
        System.out.println(new Pair<>(1, "x").with(2.5).flip() + " " + Pair.twin('c'));
        System.out.println(new MyBuilder().add(1).bang().add("two").bang().sb);
        List<Integer>[] buckets = new List[3];
        for (int i = 0; i < 3; i++) buckets[i] = new ArrayList<>();
        for (int i = 0; i < 10; i++) buckets[i % 3].add(i);
        for (List<Integer> b : buckets) System.out.println(b);
        Comparable c = 5;
        System.out.println(c.compareTo(6));
    }
}
