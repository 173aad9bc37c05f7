// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
/** Records whose constructors refuse, or change, what they are given. */
public class StrictRecords {
    record Range(int lo, int hi) { Range { if (lo > hi) throw new IllegalArgumentException(lo + ">" + hi); } int len() { return hi - lo; } static Range of(int a, int b) { return a <= b ? new Range(a, b) : new Range(b, a); } Range with(int h) { return new Range(lo, h); } }
    record Box<T>(T v, int... xs) { }
    record Norm(String s) { Norm(String s) { this.s = s == null ? "" : s.trim(); } }
    Range r = new Range(0, 1);
    @Declarative public boolean repOk() { return r != null && r.lo() <= r.hi(); }
    public void okOf(int a, int b) { r = Range.of(a, b); assert r.len() == Math.abs(a - b); }
    public void badNew(int a, int b) { r = new Range(a, b); }
    public void okEq(int a, int b) { if (a > b) return; assert new Range(a, b).equals(new Range(a, b)) && new Range(a, b) != new Range(a, b) && new Range(a, b).hashCode() == new Range(a, b).hashCode(); }
    public void badEq(int a) { assert new Range(a, a) == new Range(a, a); }
    public void okText(int a) { assert new Range(a, a + 1).toString().equals("Range[lo=" + a + ", hi=" + (a + 1) + "]"); }
    public void badText(int a) { assert new Range(a, a + 1).toString().equals("Range(" + a + ", " + (a + 1) + ")"); }
    public void badArrays(int a) { assert new Box<>("x", a).equals(new Box<>("x", a)); }
    public void okArrays(int a) { int[] x = {a}; assert new Box<>("x", x).equals(new Box<>("x", x)); Box<String> b = new Box<>("y"); assert b.xs().length == 0; }
    public void okNorm(String s) { assert new Norm(s).s().length() <= (s == null ? 0 : s.length()) && new Norm(null).equals(new Norm(" ")); }
    public void badNorm(String s) { assert new Norm(s).s() == s; }
    public void badWith(int h) { r = r.with(h); }
    public void okWith(int h) { if (h >= r.lo()) { Range o = r; r = r.with(h); assert o.lo() == r.lo() && r.hi() == h; } }
    public void badLeak(int a) { int[] x = {a}; Box<Integer> b = new Box<>(1, x); x[0]++; assert b.xs()[0] == a; }
    public void okPattern(Object o) { if (o instanceof Range q && q.lo() > 1) assert q.hi() > 1; }
    public void badPattern(Object o) { if (o instanceof Range q) assert q.lo() == 0; }
    public void okParam(Range q) { if (q != null) assert q.len() >= 0 || q.lo() > q.hi(); }
}
