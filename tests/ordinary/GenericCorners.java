// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class GenericCorners {
    int n; 
    @Declarative public boolean repOk() { return n >= 0; }
    static class Money implements Comparable<Money> { final int c; Money(int c) { this.c = c; } @Override public int compareTo(Money o) { return Integer.compare(c, o.c); } @Override public boolean equals(Object o) { return o instanceof Money m && m.c == c; } @Override public int hashCode() { return c; } }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> l) { Iterator<? extends T> i = l.iterator(); T m = i.next(); while (i.hasNext()) { T x = i.next(); if (x.compareTo(m) > 0) m = x; } return m; }
    public void okMax(int a, int b) { assert max(List.of(new Money(a), new Money(b))).c == Math.max(a, b) && max(Set.of("z")).equals("z"); }
    public void badMax() { max(List.<Integer>of()); }
    public void okBridge(int k) { Comparable raw = new Money(k); assert raw.compareTo(new Money(k)) == 0; }
    public void badBridge(int k) { Comparable raw = new Money(k); raw.compareTo("x"); }
    static class Box<T> { private T v; Box(T v) { this.v = v; } T get() { return v; } void set(T t) { v = t; } <R> Box<R> map(java.util.function.Function<? super T, ? extends R> f) { return new Box<>(f.apply(v)); } }
    static class IntBox extends Box<Integer> { IntBox(int v) { super(v); } @Override void set(Integer t) { super.set(t + 1); } @Override Integer get() { return super.get() * 10; } }
    public void okOverride(int k) { Box<Integer> b = new IntBox(k); b.set(k); assert b.get() == (k + 1) * 10; }
    public void badOverride(int k) { Box<Integer> b = new IntBox(k); b.set(k); assert b.get() == k; }
    public void okMap(int k) { assert new Box<>(k).map(x -> "v" + x).get().equals("v" + k); }
    public void badPollute() { Box b = new Box<String>("s"); b.set(7); Box<String> c = b; String s = c.get(); }
    public void okPollute() { Box b = new Box<String>("s"); b.set(7); Object o = b.get(); assert o.equals(7); }
    public void badHeap() { List<Integer> l = new ArrayList<>(); ((List) l).add("x"); int v = l.get(0); }
    @SafeVarargs static <T> List<T> listOf(T... a) { return new ArrayList<>(Arrays.asList(a)); }
    public void okVarargs() { assert listOf(1, 2).size() == 2 && listOf().isEmpty() && listOf((Object) null).size() == 1 && listOf(new int[] {1, 2}).size() == 1 && listOf(new Integer[] {1, 2}).size() == 2; }
    public void badVarargs() { listOf((Object[]) null); }
    static String f(Object o) { return "o"; } static String f(Object... o) { return "v" + o.length; } static String f(Integer i) { return "i"; } static String f(long l) { return "l"; }
    public void okOverload() { byte b = 1; assert f(1).equals("l") && f(b).equals("l") && f("s").equals("o") && f().equals("v0") && f(1, 2).equals("v2") && f((Object) 1).equals("o") && f(1.5).equals("o") && f('c').equals("l"); }
    public void badOverload() { Integer i = 1; assert f((Object) i).equals("i"); }
    interface A { default String hi() { return "A"; } } interface B { default String hi() { return "B"; } } static class AB implements A, B { public String hi() { return A.super.hi() + B.super.hi(); } }
    public void okDiamond() { assert new AB().hi().equals("AB"); }
    interface Priv { private int h(int k) { return k + 1; } default int g(int k) { return h(k) * 2; } static int s(Priv p, int k) { return p.g(k) + p.h(k); } } 
    public void okPrivate(int k) { Priv p = new Priv() { }; assert Priv.s(p, k) == 3 * (k + 1); }
    static abstract class Shape { abstract int area(); public String toString() { return getClass().getSimpleName() + area(); } } static class Sq extends Shape { int s; Sq(int s) { this.s = s; } int area() { return s * s; } } static class Cube extends Sq { Cube(int s) { super(s); } @Override int area() { return 6 * super.area(); } }
    public void okPoly(int k) { Shape[] a = {new Sq(k), new Cube(k)}; int t = 0; for (Shape s : a) t += s.area(); assert t == 7 * k * k && a[1].toString().equals("Cube" + 6 * k * k); }
    public void badArrayStore() { Shape[] a = new Sq[1]; a[0] = new Shape() { int area() { return 0; } }; }
    static <K, V extends Comparable<V>> K argMax(Map<K, V> m) { K best = null; V bv = null; for (Map.Entry<K, V> e : m.entrySet()) if (bv == null || e.getValue().compareTo(bv) > 0) { best = e.getKey(); bv = e.getValue(); } return best; }
    public void okArg(int k) { Map<String, Integer> m = new HashMap<>(); m.put("a", k); m.put("b", 2); assert argMax(m).equals(k > 2 ? "a" : k < 2 ? "b" : argMax(m)) && argMax(new HashMap<String, Integer>()) == null; }
    record Pair<X, Y>(X x, Y y) { Pair { Objects.requireNonNull(x); } static <Z> Pair<Z, Z> twin(Z z) { return new Pair<>(z, z); } Pair<Y, X> swap() { return new Pair<>(y, x); } }
    public void okPair(int k) { assert Pair.twin(k).equals(new Pair<>(k, k)) && new Pair<>("a", k).swap().x() == k && new Pair<>(1, null).toString().equals("Pair[x=1, y=null]") && Pair.twin("q").hashCode() == Pair.twin("q").hashCode(); }
    public void badPair() { new Pair<>(1, null).swap(); }
    public void okWild() { List<? extends Number> l = List.of(1, 2.5); double s = 0; for (Number x : l) s += x.doubleValue(); assert s == 3.5; List<? super Integer> t = new ArrayList<Number>(); t.add(3); assert t.get(0).equals(3); }
    static class Stack2<T> implements Iterable<T> { private T[] a = (T[]) new Object[1]; private int size; void push(T t) { if (size == a.length) a = Arrays.copyOf(a, size * 2); a[size++] = t; } T pop() { if (size == 0) throw new EmptyStackException(); T t = a[--size]; a[size] = null; return t; } public Iterator<T> iterator() { return new Iterator<>() { int i = size; public boolean hasNext() { return i > 0; } public T next() { return a[--i]; } }; } }
    public void okStack(int k) { Stack2<String> s = new Stack2<>(); for (int i = 0; i < k; i++) s.push("" + i); StringBuilder b = new StringBuilder(); for (String x : s) b.append(x); assert b.reverse().toString().equals("0123".substring(0, k)); while (k-- > 0) s.pop(); }
    public void badStack(int k) { Stack2<Integer> s = new Stack2<>(); for (int i = 0; i < k; i++) s.push(i); s.pop(); }
    public void badGenArr() { Stack2<String> s = new Stack2<>(); s.push("a"); Object[] o = s.a; String[] t = ((Stack2<String>) s).a; }
}
