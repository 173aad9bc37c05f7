// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
import java.util.function.*;
public class InnerLambda {
    private int total; 
    @Declarative public boolean repOk() { return total >= 0; }
    class Counter { private int total = 1; void bump() { total++; InnerLambda.this.total += total; } class Deep { int both() { return total + InnerLambda.this.total; } } }
    public void okInner() { int before = total; Counter c = new Counter(); c.bump(); assert total == before + 2; Counter.Deep d = c.new Deep(); assert d.both() == before + 4; }
    public void badInner() { int before = total; Counter c = this.new Counter(); c.bump(); assert total == before + 1; }
    public void okLocal(int k) { class Adder { int add(int j) { return j + k + total; } } assert new Adder().add(1) == k + 1 + total; }
    public void badLocal(int k) { class Sub { void run() { total -= k; } } new Sub().run(); }
    public void okAnon(int k) { Runnable r = new Runnable() { int times; @Override public void run() { times++; total += k * times; } }; int t = total; r.run(); r.run(); assert total == t + 3 * k; }
    public void badAnon(int k) { Comparator<Integer> c = new Comparator<Integer>() { public int compare(Integer a, Integer b) { return b - a; } }; assert c.compare(k, 1) >= 0; }
    public void okLambda(int k) { IntUnaryOperator inc = x -> x + k; IntUnaryOperator twice = inc.andThen(inc); assert twice.applyAsInt(total) == total + 2 * k && inc.compose(x -> x * 2).applyAsInt(3) == 6 + k; }
    public void badLambda(int k) { Supplier<Integer> s = () -> total - k; total = s.get(); }
    public void okRefs(String t) { if (t == null) return; Function<String, Integer> len = String::length; Supplier<StringBuilder> mk = StringBuilder::new; BiFunction<String, String, Boolean> eq = String::equals; Function<Integer, int[]> arr = int[]::new; assert len.apply(t) == t.length() && mk.get().append(t).length() == t.length() && eq.apply(t, t) && arr.apply(2).length == 2; }
    public void badRefs(String t) { Supplier<Integer> f = t::length; f.get(); }
    public void okCurry(int a, int b) { Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y; assert add.apply(a).apply(b) == a + b; }
    public void okPred(int k) { Predicate<Integer> even = x -> x % 2 == 0, pos = x -> x > 0; assert even.and(pos).negate().test(k) == !(k % 2 == 0 && k > 0) && even.or(pos).test(k) == (k >= 0); }
    public void badPred(int k) { Predicate<Integer> even = x -> x % 2 == 0; assert even.or(x -> x < 3).test(k); }
    public void okList(int k) { List<Supplier<Integer>> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { int j = i; l.add(() -> j * k); } assert l.get(2).get() == 2 * k; }
    public void badArrayCapture(int k) { int[] box = {0}; Runnable r = () -> box[0] += k; r.run(); r.run(); assert box[0] == k; }
    interface Visitor<R> { R num(int n); R add(Ex a, Ex b); } interface Ex { <R> R accept(Visitor<R> v); }
    static Ex num(int n) { return new Ex() { public <R> R accept(Visitor<R> v) { return v.num(n); } }; } static Ex add(Ex a, Ex b) { return new Ex() { public <R> R accept(Visitor<R> v) { return v.add(a, b); } }; }
    static class Ev implements Visitor<Integer> { public Integer num(int n) { return n; } public Integer add(Ex a, Ex b) { return a.accept(this) + b.accept(this); } }
    static class Sh implements Visitor<String> { public String num(int n) { return "" + n; } public String add(Ex a, Ex b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; } }
    public void okVisit(int k) { Ex e = add(num(k), add(num(1), num(2))); assert e.accept(new Ev()) == k + 3 && e.accept(new Sh()).equals("(" + k + "+(1+2))"); }
    public void badVisit(int k) { Ex e = add(num(k), add(num(1), num(2))); assert e.accept(new Ev()) < 6; }
    public void okThis() { Object self = this; Supplier<Object> s = () -> this; assert s.get() == self; Supplier<Object> a = new Supplier<Object>() { public Object get() { return this; } }; assert a.get() == a; }
    public void badThis() { Supplier<Object> a = new Supplier<Object>() { public Object get() { return this; } }; assert a.get() == this; }
}
