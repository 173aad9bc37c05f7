// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
public class LoopsLabels {
    int[] a; int n;
    @Declarative public boolean repOk() { return a != null && n >= 0; }
    public int okFind(int k) { int at = -1; outer: for (int i = 0; i < a.length; i++) { for (int j = 0; j < 2; j++) { if (a[i] != k) continue outer; if (j == 1) { at = i; break outer; } } } assert at == -1 || a[at] == k; return at; }
    public void badFind(int k) { int at = -1; outer: for (int i = 0; i < a.length; i++) { for (int j = 0; j < 2; j++) { if (a[i] == k) { at = i; continue outer; } } } assert at == -1 || at == 0; }
    public void okBlock(int k) { done: { if (k == 2) break done; n = 5; } assert k == 2 || n == 5; }
    public void badBlock(int k) { n = 0; done: { if (k == 2) break done; n = 5; } assert n == 5; }
    public void okDo() { int i = 0; do { i++; if (i == 3) continue; } while (i < 3); assert i == 3; }
    public void badDo() { int i = 0; do i += 2; while (i != 3 && i < 9); assert i == 3; }
    public void okForEach() { int s = 0; for (int x : a) s += x; int t = 0; for (int i = a.length; --i >= 0; ) t += a[i]; assert s == t; }
    public void badForEach() { for (int x : a) x = 0; for (int x : a) assert x == 0; }
    public void okComma() { int i, j; for (i = 0, j = 10; i < j; i++, j--) ; assert i == 5 && j == 5; }
    public void badOff() { for (int i = 0; i <= a.length; i++) n += a[i]; }
    public void okSwap() { if (a.length < 2) return; int x = a[0]; a[0] = a[1]; a[1] = x; assert a[1] == x; }
    public void okEval() { int[] b = {5, 6, 7}; int i = 0; i = i++ + ++i; assert i == 2; b[i = 1] = i = 2; assert b[1] == 2 && i == 2; }
    public void badEval() { int[] b = {5, 6, 7}; int i = 0; b[i] = i = 2; assert b[2] == 2; }
    public void okLeft() { int i = 3; int r = i + (i = 5) * 2; assert r == 13; int[] z = null; try { z[0] = 1 / (n - n); assert false; } catch (ArithmeticException e) { } }
    public void badLeft() { int i = 3; int r = i + (i = 5) * i; assert r == 3 + 15; }
    public void ok2d() { int[][] m = new int[2][3]; m[1][2] = 4; int[][] c = m.clone(); c[1][2]++; assert m[1][2] == 5 && m != c && m[0] == c[0]; }
    public void bad2d() { int[][] m = new int[2][]; n = m[1].length; }
    public void okRagged() { int[][] t = new int[4][]; for (int i = 0; i < 4; i++) { t[i] = new int[i + 1]; t[i][0] = t[i][i] = 1; for (int j = 1; j < i; j++) t[i][j] = t[i - 1][j - 1] + t[i - 1][j]; } assert t[3][1] == 3; }
    public void badOverflow() { int i = Integer.MAX_VALUE - 1; int c = 0; for (; i > 0; i++) c++; assert c == 3; }
    public int okGauss(int k) { int s = 0; for (int i = 1; i <= k; i++) s += i; assert s == k * (k + 1) / 2; return s; }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    public void okVar(int k) { assert sum() == 0 && sum(k) == k && sum(k, 1) == k + 1 && sum(new int[] {1, 2}) == 3 && sum(a) >= 0; }
    public void badVar() { sum(n > 100 ? a : null); }
}
