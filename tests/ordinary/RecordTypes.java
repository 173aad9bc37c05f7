// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class RecordTypes {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    record Range2(int lo, int hi) implements Comparable<Range2> { static final Range2 EMPTY = new Range2(0, 0); Range2 { if (lo > hi) { int t = lo; lo = hi; hi = t; } } Range2(int hi) { this(0, hi); } int len() { return hi - lo; } boolean has(int x) { return lo <= x && x < hi; } Range2 shift(int d) { return new Range2(lo + d, hi + d); } public int compareTo(Range2 o) { return Integer.compare(len(), o.len()); } }
    public void okRange(int a, int b) { Range2 r = new Range2(a, b); assert r.len() == Math.abs(a - b) && r.lo() <= r.hi() && r.shift(1).shift(-1).equals(r) && r.hashCode() == new Range2(b, a).hashCode(); }
    public void badRange(int a, int b) { Range2 r = new Range2(a, b); assert r.has(a); }
    record Box<T>(T value) { <U> Box<U> map(java.util.function.Function<T, U> f) { return new Box<>(f.apply(value)); } }
    public void okBox(int k) { assert new Box<>(k).map(x -> "v" + x).value().equals("v" + k) && new Box<>(null).equals(new Box<>(null)) && new Box<>(k).toString().equals("Box[value=" + k + "]"); }
    public void badBox(int k) { new Box<Integer>(k == 2 ? null : k).map(x -> x + 1); }
    record Arr(int[] a) {} record Arr2(int[] a) { Arr2 { a = a.clone(); } @Override public boolean equals(Object o) { return o instanceof Arr2 r && Arrays.equals(a, r.a); } @Override public int hashCode() { return Arrays.hashCode(a); } public int[] a() { return a.clone(); } }
    public void okArr2(int k) { int[] x = {k}; Arr2 r = new Arr2(x); x[0]++; assert r.a()[0] == k && r.equals(new Arr2(new int[] {k})); r.a()[0] = 77; assert r.a()[0] == k; }
    public void badArr(int k) { assert new Arr(new int[] {k}).equals(new Arr(new int[] {k})); }
    public void badArrLeak(int k) { int[] x = {k}; Arr r = new Arr(x); x[0]++; assert r.a()[0] == k; }
    sealed interface Ex permits Num, Add, Neg {} record Num(int v) implements Ex {} record Add(Ex l, Ex r) implements Ex {} record Neg(Ex e) implements Ex {}
    static int eval(Ex e) { if (e instanceof Num x) return x.v(); if (e instanceof Add a) return eval(a.l()) + eval(a.r()); if (e instanceof Neg g && g.e() != null) return -eval(g.e()); throw new IllegalStateException("" + e); }
    public void okEval(int k) { assert eval(new Add(new Num(k), new Neg(new Num(k)))) == 0; }
    public void badEval(int k) { n = eval(new Add(new Num(2), new Neg(new Num(k)))); }
    public void badNeg() { eval(new Neg(null)); }
    record D(double d, float f) {}
    public void okD() { assert new D(Double.NaN, 0f).equals(new D(Double.NaN, 0f)) && !new D(0.0, 0f).equals(new D(-0.0, 0f)); }
    public void badD() { assert new D(0.0, 0f).equals(new D(-0.0, 0f)); }
    public void okSort(int a, int b) { List<Range2> l = new ArrayList<>(List.of(new Range2(a), new Range2(b), new Range2(1, 3))); Collections.sort(l); assert l.get(0).len() <= l.get(1).len() && l.get(1).len() <= l.get(2).len(); }
    public void okKey(int k) { Map<Range2, String> m = new HashMap<>(); m.put(new Range2(1, k), "x"); assert "x".equals(m.get(new Range2(k, 1))); }
    record Person(String name, int age) { Person { Objects.requireNonNull(name, "name"); if (age < 0) throw new IllegalArgumentException("age: " + age); } static Person parse(String s) { String[] p = s.split(":"); return new Person(p[0], Integer.parseInt(p[1])); } }
    public void okPerson(int k) { assert Person.parse("bob:" + k).equals(new Person("bob", k)); try { new Person(null, 1); assert false; } catch (NullPointerException e) { assert e.getMessage().equals("name"); } }
    public void badPerson(String s) { if (s != null) new Person(s, s.length() - 1); }
}
