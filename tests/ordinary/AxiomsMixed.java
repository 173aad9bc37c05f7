// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class AxiomsMixed {
    int n; long total; char grade = 'a'; short sh; byte by;
    @Declarative public boolean repOk() { return n >= 0 && total >= 0; }
    interface Cfg { int SIZE = compute(); static int compute() { return 4; } private int hid() { return 1; } default int shown() { return hid() + 1; } }
    public void okIface() { assert Cfg.SIZE == 4 && new Cfg() { }.shown() == 2; }
    public void badIface() { assert new Cfg() { public int shown() { return 9; } }.shown() == 2; }
    public void okFmt(int k) { assert String.format("%5.2f|%-4s|%+d|%,d|%b|%c|%%|%s", k / 4.0, "a", k, 1234567, k > 1, 'x', List.of(k)).equals(" " + (k == 0 ? "0.00" : k == 1 ? "0.25" : k == 2 ? "0.50" : "0.75") + "|a   |+" + k + "|1,234,567|" + (k > 1) + "|x|%|[" + k + "]"); }
    public void badFmt(int k) { String.format("%d", k == 2 ? "two" : k); }
    public void badFmtMissing() { String.format("%s %s", 1); }
    public void okCompound() { int[] a = {1, 2, 3}; int i = 0; a[i++] += 10; a[i++] *= a[0]; assert a[0] == 11 && a[1] == 22 && i == 2; }
    public void badCompound() { int[] a = {1, 2, 3}; int i = 0; a[i++] = a[i] + 10; assert a[0] == 11; }
    public void okPromo() { char c = 'a'; c += 1; c++; assert c == 'c'; byte b = (byte) 200; assert b == -56 && (b & 0xff) == 200; int x = 'a' * 2; assert x == 194; long l = 1L << 40; assert (int) l == 0; assert 5 / 2 * 2.0 == 4.0 && 1 / 3f > 0.33f; }
    public void badPromo(int k) { byte b = (byte) (k + 126); assert b >= 126; }
    public void okShort(@Range(min = 32766, max = 32768) int k) { short s = (short) k; assert s == k || s == -32768; }
    public void badLongMul(@Range(min = 65535, max = 65537) int k) { long t = k * k; assert t > 0; }
    public void okLongMul(@Range(min = 65535, max = 65537) int k) { long t = (long) k * k; assert t > 0; }
    public void badShiftBig(@Range(min = 30, max = 33) int k) { assert 1 << k != 1; }
    public void okDoubleCast() { assert (int) Double.NaN == 0 && (int) 1e20 == Integer.MAX_VALUE && (long) -1e30 == Long.MIN_VALUE && (char) -1.5 == 65535 && (byte) 300.7 == 44; }
    public void badRoundHalf() { assert Math.round(-2.5) == -3; }
    public void okRound() { assert Math.round(2.5) == 3 && Math.round(-2.5) == -2 && Math.rint(2.5) == 2.0 && (int) -2.7 == -2; }
    public void okMinDouble() { assert Double.MIN_VALUE > 0 && Math.min(-0.0, 0.0) == 0.0 && 1 / Math.min(-0.0, 0.0) < 0 && Double.compare(0.0, -0.0) > 0 && Double.valueOf(Double.NaN).equals(Double.NaN); }
    public void badMinDouble() { assert Double.MIN_VALUE < 0; }
    public void badEqDouble(double d) { assert d == d + 0 && d - d == 0; }
    public void okTernNull(boolean b) { Integer i = b ? Integer.valueOf(1) : null; assert b == (i != null); }
    public void badTernNull(boolean b) { Integer z = null; Integer i = b ? 1 : z; }
    public void okTernMix() { Object o = true ? 1 : "s"; assert o instanceof Integer; Object p = true ? 1 : 2.0; assert p.equals(1.0); }
    public void badTernMix() { Object p = true ? 1 : 2.0; assert p.equals(1); }
    static class Par { final int v; Par(int k) { if (k > 2) throw new IllegalArgumentException("k=" + k); v = k; } }
    static class Kid extends Par { static int made; Kid(int k) { super(k); made++; } }
    public void okCtor(int k) { try { new Kid(k); assert k <= 2 && Kid.made == 1; } catch (IllegalArgumentException e) { assert k == 3 && Kid.made == 0 && e.getMessage().equals("k=3"); } }
    public void badCtor(int k) { new Kid(k); }
    public void okArrEq() { int[] a = {1, 2}, b = {1, 2}; assert !a.equals(b) && Arrays.equals(a, b) && Arrays.hashCode(a) == Arrays.hashCode(b) && Arrays.toString(a).equals("[1, 2]") && Arrays.deepEquals(new int[][] {a}, new int[][] {b}); }
    public void badArrEq() { assert new int[][] {{1}}.equals(new int[][] {{1}}) || Arrays.equals(new int[][] {{1}}, new int[][] {{1}}); }
    public void okGrade() { char g = grade; switch (g) { case 1: case 2: grade = 'B'; break; default: grade = 'A'; } assert grade == 'A' || g == 1 || g == 2; }
    public void badSwitchDefault(int k) { int r = 0; switch (k) { default: r += 10; case 1: r += 1; break; case 2: r += 5; } assert r != 11; }
    public void okSwitchDefault(int k) { int r = 0; switch (k) { default: r += 10; case 1: r += 1; break; case 2: r += 5; } assert r == (k == 1 ? 1 : k == 2 ? 5 : 11); }
    public void okVarShadow(int n) { this.n = n; { int total = 3; assert total == 3; } }
    public void badVarShadow(int n) { n = -1; this.n = n; }
    public void okStatics() { Counter.hit(); Counter.hit(); assert Counter.count == 2 && new Counter().mine == 3; }
    public void badStatics() { new Counter(); new Counter(); assert Counter.count == 1; }
    static class Counter { static int count; int mine; Counter() { mine = ++count; } static void hit() { count++; } }
    public void okIter() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) if (it.next() == 2) it.remove(); assert l.equals(List.of(1, 3)); }
    public void badIter() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 1) l.remove(x); }
    public void okIterTrap() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 2) l.remove(x); assert l.size() == 2; }
    public void badUnmod() { List.of(1).add(2); }
    public void badAsList() { Arrays.asList(1, 2).remove(0); }
    public void okSubList() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.subList(0, 2).clear(); assert l.equals(List.of(3)); }
    public void okNullMsg(String s) { try { s.length(); } catch (NullPointerException e) { assert s == null && e.getMessage() != null; } }
    public void okStr(int k) { assert ("" + k + 1).equals(k + "1") && (k + 1 + "").equals(String.valueOf(k + 1)) && ("a" + null).equals("anull") && ("" + 1 + 'a').equals("1a") && (1 + 'a' + "").equals("98"); }
    public void badStr(int k) { assert ("" + k + 1).equals("" + (k + 1)); }
}
