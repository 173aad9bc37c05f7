// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class StaticChecks {
    @Check public static int okGcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }
    @Post("okGcd") @Declarative static boolean pg(int r, int a, int b) { return a == 0 && b == 0 ? r == 0 : r > 0 && a % r == 0 && b % r == 0; }
    @Check public static int okFib(int k) { return k < 2 ? k : okFib(k - 1) + okFib(k - 2); }
    @Check public static int badMid(@Range(min = 2147483640, max = 2147483647) int lo, @Range(min = 2147483640, max = 2147483647) int hi) { int m = (lo + hi) / 2; assert m >= 0; return m; }
    @Check public static int okMid(@Range(min = 2147483640, max = 2147483647) int lo, @Range(min = 2147483640, max = 2147483647) int hi) { int m = (lo + hi) >>> 1; assert m >= 0; return m; }
    @Check public static boolean okPal(String s) { if (s == null) return false; int i = 0, j = s.length() - 1; while (i < j) if (s.charAt(i++) != s.charAt(j--)) return false; return true; }
    @Check public static void badPal(String s) { int i = 0, j = s.length(); while (i < j) if (s.charAt(i++) != s.charAt(j--)) return; }
    @Check public static void okSort(int[] a) { if (a == null) return; int[] b = a.clone(); Arrays.sort(b); for (int i = 1; i < a.length; i++) { int x = a[i], j = i; while (j > 0 && a[j - 1] > x) { a[j] = a[j - 1]; j--; } a[j] = x; } assert Arrays.equals(a, b); }
    @Check public static void badSort(int[] a) { if (a == null) return; int[] b = a.clone(); Arrays.sort(b); for (int i = 1; i < a.length; i++) { int x = a[i], j = i; while (j > 1 && a[j - 1] > x) { a[j] = a[j - 1]; j--; } a[j] = x; } assert Arrays.equals(a, b); }
    @Check public static void okLeap(@Range(min = 1896, max = 1905) int y) { boolean l = y % 4 == 0 && y % 100 != 0 || y % 400 == 0; assert l == java.time.Year.isLeap(y); }
    @Check public static void badLeap(@Range(min = 1896, max = 1905) int y) { boolean l = y % 4 == 0; assert l == java.time.Year.isLeap(y); }
    @Check public static void okRoman(@Range(min = 1, max = 15) int k) { int[] v = {10, 9, 5, 4, 1}; String[] s = {"X", "IX", "V", "IV", "I"}; StringBuilder b = new StringBuilder(); int r = k; for (int i = 0; i < v.length; i++) while (r >= v[i]) { b.append(s[i]); r -= v[i]; } assert back(b.toString()) == k; }
    static int back(String s) { int t = 0, last = 0; for (int i = s.length() - 1; i >= 0; i--) { int v = switch (s.charAt(i)) { case 'X' -> 10; case 'V' -> 5; default -> 1; }; t += v < last ? -v : v; last = v; } return t; }
    @Check public static void badRoman(@Range(min = 1, max = 15) int k) { int[] v = {10, 9, 5, 1}; String[] s = {"X", "IX", "V", "I"}; StringBuilder b = new StringBuilder(); int r = k; for (int i = 0; i < v.length; i++) while (r >= v[i]) { b.append(s[i]); r -= v[i]; } assert b.length() < 4; }
    @Check public static void okPrime(@Range(min = 0, max = 30) int k) { boolean p = k > 1; for (int i = 2; i * i <= k; i++) if (k % i == 0) p = false; assert p == (k == 2 || k == 3 || k == 5 || k == 7 || k == 11 || k == 13 || k == 17 || k == 19 || k == 23 || k == 29); }
    @Check public static void badPrime(@Range(min = 0, max = 30) int k) { boolean p = k > 1; for (int i = 2; i * i < k; i++) if (k % i == 0) p = false; assert p == (k == 2 || k == 3 || k == 5 || k == 7 || k == 11 || k == 13 || k == 17 || k == 19 || k == 23 || k == 29); }
    @Check public static void okBits(int a, int b) { assert (a ^ b) + 2 * (a & b) == a + b && Integer.bitCount(a) <= 2 && (a & -a) == Integer.lowestOneBit(a) && Integer.reverse(Integer.reverse(a)) == a; }
    @Check public static void badExact(@Range(min = 65534, max = 65537) int a) { Math.multiplyExact(a, 32768); }
    @Check public static long okFact(@Range(min = 0, max = 12) int n) { int f = 1; long g = 1; for (int i = 2; i <= n; i++) { f *= i; g *= i; } assert f == g; return g; }
    @Check public static long badFact(@Range(min = 0, max = 13) int n) { int f = 1; long g = 1; for (int i = 2; i <= n; i++) { f *= i; g *= i; } assert f == g; return g; }
    @Check public static void okCollatz(@Range(min = 1, max = 9) int n) { int s = 0; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; s++; } assert s < 20; }
    @Check public static void badCollatz(int n) { while (n != 1) n = n % 2 == 0 ? n / 2 : 3 * n + 1; }
    @Check public static void okBal(@Range(min = 0, max = 15) int m) { StringBuilder b = new StringBuilder(); for (int i = 0; i < 4; i++) b.append((m >> i & 1) == 0 ? '(' : ')'); Deque<Character> d = new ArrayDeque<>(); boolean ok = true; int depth = 0, min = 0; for (char c : b.toString().toCharArray()) { if (c == '(') { d.push(c); depth++; } else { if (d.isEmpty()) { ok = false; } else d.pop(); depth--; min = Math.min(min, depth); } } assert (ok && d.isEmpty()) == (depth == 0 && min == 0); }
}
