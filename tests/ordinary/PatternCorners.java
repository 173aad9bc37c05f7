// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class PatternCorners {
    sealed interface Expr permits Num, Add, Mul, Neg { } record Num(int v) implements Expr { } record Add(Expr l, Expr r) implements Expr { } record Mul(Expr l, Expr r) implements Expr { } static final class Neg implements Expr { final Expr e; Neg(Expr e) { this.e = e; } }
    int n; Object any; Day day;
    @Declarative public boolean repOk() { return n >= 0; }
    static int eval(Expr e) { if (e instanceof Num x) return x.v(); if (e instanceof Add a) return eval(a.l()) + eval(a.r()); if (e instanceof Mul m) return eval(m.l()) * eval(m.r()); if (e instanceof Neg g) return -eval(g.e); throw new IllegalStateException("?" + e); }
    public void okEval(int a, int b) { assert eval(new Add(new Num(a), new Mul(new Num(b), new Neg(new Num(2))))) == a - 2 * b; }
    public void badEval(int a, int b) { n = eval(new Add(new Num(a), new Neg(new Num(b)))); }
    public void badNullEval() { eval(null); }
    static Expr simp(Expr e) { if (e instanceof Add a) { Expr l = simp(a.l()), r = simp(a.r()); if (l instanceof Num x && x.v() == 0) return r; if (r instanceof Num y && y.v() == 0) return l; return new Add(l, r); } return e; }
    public void okSimp(int a) { Expr e = new Add(new Num(a), new Add(new Num(0), new Num(0))); Expr s = simp(e); assert s.equals(a == 0 ? new Num(0) : new Num(a)) && eval(s) == eval(e); }
    enum Day { MON, TUE, SAT { @Override boolean off() { return true; } }, SUN { @Override boolean off() { return true; } }; boolean off() { return false; } Day next() { return values()[(ordinal() + 1) % values().length]; } }
    public void okDay() { if (day == null) return; int k = switch (day) { case MON, TUE -> { int t = day.ordinal(); yield t + 1; } case SAT -> 6; case SUN -> 7; }; assert day.off() == k > 5; Day d = day; for (int i = 0; i < 4; i++) d = d.next(); assert d == day; }
    public void badDay() { n = switch (day) { case MON -> 1; case TUE -> 2; default -> 3; }; }
    public void badNext() { if (day != null) assert day.next().ordinal() > day.ordinal(); }
    public void okOld(int k) { int r = 0; switch (k) { case 0: r++; case 1: r++; break; case 2: { r = 10; break; } default: r = 20; } assert r == (k == 0 ? 2 : k == 1 ? 1 : k == 2 ? 10 : 20); }
    public void badOld(int k) { int r = 0; switch (k) { case 0: r = 1; case 1: r = 2; case 2: r = 3; } assert r == k + 1 || k == 3; }
    public void okLabel(int k) { int c = 0; outer: for (int i = 0; i < 4; i++) { for (int j = 0; j < 4; j++) { if (j == k) continue outer; if (i == 2) break outer; c++; } } assert c == (k == 0 ? 0 : 2 * k); }
    public void badLabel(int k) { int c = 0; a: { if (k == 2) break a; c = 1; } assert c == 1; }
    public void okInst(Object o) { boolean b = !(o instanceof String s) || s.length() >= 0; assert b; if (!(o instanceof Integer i)) { return; } assert i == i.intValue(); }
    static String kind(Object o) { if (o == null) return "null"; if (o instanceof Integer i && i > 1) return "big"; if (o instanceof Number) return "num"; if (o instanceof int[] a) return "ints" + a.length; if (o instanceof Object[] a) return "arr" + a.length; if (o instanceof CharSequence) return "text"; return o.getClass().getName(); }
    public void okKind(int k) { assert kind(k).equals(k > 1 ? "big" : "num") && kind(new int[k]).equals("ints" + k) && kind(new String[k][]).equals("arr" + k) && kind(new StringBuilder()).equals("text") && kind('c').equals("java.lang.Character") && kind(null).equals("null"); }
    public void badKind() { assert !kind(any).equals("java.lang.Object"); }
    record Range2(int lo, int hi) { static int made; Range2 { if (lo > hi) throw new IllegalArgumentException(lo + ">" + hi); made++; } Range2(int hi) { this(0, hi); } int len() { return hi - lo; } boolean has(int k) { return lo <= k && k < hi; } @Override public boolean equals(Object o) { return o instanceof Range2 r && (len() == 0 ? r.len() == 0 : r.lo == lo && r.hi == hi); } @Override public int hashCode() { return len() == 0 ? 0 : Objects.hash(lo, hi); } }
    public void okRange(int a, int b) { try { Range2 r = new Range2(a, b); assert r.len() >= 0 && r.has(a) == (a < b) && Range2.made == 1; } catch (IllegalArgumentException e) { assert a > b && e.getMessage().equals(a + ">" + b); } }
    public void badRange(int a, int b) { new Range2(a, b); }
    public void okRangeSet(int a, int b) { Set<Range2> s = new HashSet<>(); s.add(new Range2(a, a)); s.add(new Range2(b, b)); s.add(new Range2(1)); assert s.size() == 2; }
    public void okYield(int k) { String w = switch (k) { case 0: yield "zero"; case 1: { String t = "o"; yield t + "ne"; } default: if (k > 2) yield "many"; yield "two"; }; assert w.length() == (k == 0 ? 4 : 3) + (k > 2 ? 1 : 0); }
    public void okArrayRec() { record A(int[] a) { } assert !new A(new int[] {1}).equals(new A(new int[] {1})); record P(int x, int y) { P { x = Math.abs(x); } } assert new P(-3, 1).x() == 3 && new P(3, 1).equals(new P(-3, 1)); }
    public void badArrayRec() { record A(int[] a) { } int[] z = {1}; A p = new A(z); z[0] = 2; assert p.a()[0] == 1; }
    public void okWhile(int k) { int i = 0; do { i++; if (i == 2) continue; if (i > 5) break; } while (i < k); assert i == Math.max(1, k); }
    public void okEnumSwitchStr(int k) { Day d = Day.values()[k]; EnumMap<Day, Integer> m = new EnumMap<>(Day.class); m.put(Day.SUN, 1); m.put(d, 2); assert m.size() == (d == Day.SUN ? 1 : 2); }
}
