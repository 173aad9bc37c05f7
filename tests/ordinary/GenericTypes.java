// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class GenericTypes {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    static class Pair<A extends Comparable<A>, B> { final A a; final B b; Pair(A a, B b) { this.a = a; this.b = b; } static <X extends Comparable<X>, Y> Pair<X, Y> of(X x, Y y) { return new Pair<>(x, y); } boolean less(Pair<A, ?> o) { return a.compareTo(o.a) < 0; } <C> Pair<A, C> with(C c) { return of(a, c); } }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) { Iterator<? extends T> i = c.iterator(); T best = i.next(); while (i.hasNext()) { T t = i.next(); if (t.compareTo(best) > 0) best = t; } return best; }
    public void okPair(int k) { Pair<Integer, String> p = Pair.of(k, "x"); assert p.with(2).b + k == p.a + 2 && !p.less(p); }
    public void badPair(int k) { assert Pair.of(k, "x").less(Pair.of(3, "y")); }
    public void okMax(int k, int j) { assert max(Arrays.asList(k, j, 1)) == Math.max(Math.max(k, j), 1); }
    public void badMax(int k) { max(k == 3 ? new ArrayList<Integer>() : List.of(1)); }
    @SuppressWarnings({"unchecked", "rawtypes"}) public void okPollute() { List raw = new ArrayList<Integer>(); raw.add("s"); List<Integer> li = raw; assert li.size() == 1; Object o = ((List) li).get(0); assert o.equals("s"); try { int i = li.get(0); assert false; } catch (ClassCastException e) { } }
    @SuppressWarnings({"unchecked", "rawtypes"}) public void badPollute(int k) { List raw = new ArrayList<Integer>(); if (k == 2) raw.add("s"); else raw.add(1); List<Integer> li = raw; for (Integer i : li) n = i; }
    @SafeVarargs static <T> T[] arr(T... ts) { return ts; } static <T> T[] two(T a, T b) { return arr(a, b); }
    public void okVarargs() { String[] s = arr("a", "b"); assert s.length == 2; }
    public void badVarargs() { String[] s = two("a", "b"); }
    static class Stack2<E> implements Iterable<E> { private E[] data; private int size; @SuppressWarnings("unchecked") Stack2() { data = (E[]) new Object[1]; } void push(E e) { if (size == data.length) data = Arrays.copyOf(data, 2 * size); data[size++] = e; } E pop() { if (size == 0) throw new NoSuchElementException(); E e = data[--size]; data[size] = null; return e; } public Iterator<E> iterator() { return new Iterator<E>() { int i = size; public boolean hasNext() { return i > 0; } public E next() { return data[--i]; } }; } }
    public void okStack(int k) { Stack2<Integer> s = new Stack2<>(); for (int i = 0; i < k; i++) s.push(i); int sum = 0; for (int x : s) sum = 10 * sum + x; assert sum == (k == 3 ? 210 : k == 2 ? 10 : 0); for (int i = k; i-- > 0; ) assert s.pop() == i; }
    public void badStack(int k) { Stack2<Integer> s = new Stack2<>(); for (int i = 0; i < k; i++) s.push(i); s.pop(); }
    public void okErase() { assert new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass(); }
    static <T> T cast(Object o) { @SuppressWarnings("unchecked") T t = (T) o; return t; }
    public void okCast() { Object o = cast("x"); assert o == "x"; }
    public void badCast() { Integer i = cast("x"); }
    static double sum(List<? extends Number> l) { double s = 0; for (Number x : l) s += x.doubleValue(); return s; } static void fill(List<? super Integer> l) { l.add(4); }
    public void okWild() { List<Number> l = new ArrayList<>(List.of(1, 2.5)); fill(l); assert sum(l) == 7.5; }
    public void badWild() { List<Object> l = new ArrayList<>(); fill(l); assert l.get(0).equals(4L); }
    interface Node2<T extends Node2<T>> { T self(); } static class N implements Node2<N> { int v; public N self() { v++; return this; } }
    public void okFbound() { assert new N().self().self().v == 2; }
    static <K, V extends Comparable<V>> K arg(Map<K, V> m) { K best = null; V bv = null; for (Map.Entry<K, V> e : m.entrySet()) if (bv == null || e.getValue().compareTo(bv) > 0) { best = e.getKey(); bv = e.getValue(); } return best; }
    public void okArg(int k) { Map<String, Integer> m = new LinkedHashMap<>(); m.put("a", k); m.put("b", 2); assert arg(m).equals(k >= 2 ? "a" : "b"); }
    public void badArg(int k) { Map<String, Integer> m = new LinkedHashMap<>(); m.put("a", k); m.put("b", 2); assert arg(m).equals(k > 2 ? "a" : "b"); }
}
