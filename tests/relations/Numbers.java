// verify: --scope 3 --unroll 4
import glassbox.spec.*;
class Numbers {
  static int[] cache; static int calls;
  @Requires("a != null && a.length <= 3 && all i: int | i > 0 && i < a.length => a[i-1] <= a[i]") @Ensures({"return >= 0 => return < a.length && a[return] = k", "return < 0 => k !in a[int] || a.length = 0"})
  static int bin(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo <= hi) { int mid = (lo + hi) >>> 1; if (a[mid] < k) lo = mid + 1; else if (a[mid] > k) hi = mid - 1; else return mid; } return -(lo + 1); }
  @Requires("a != null && a.length <= 3 && all i: int | i > 0 && i < a.length => a[i-1] <= a[i]") @Ensures({"return >= 0 => return < a.length && a[return] = k", "return < 0 => k !in a[int] || a.length = 0"})
  static int badBin(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo < hi) { int mid = (lo + hi) >>> 1; if (a[mid] < k) lo = mid + 1; else if (a[mid] > k) hi = mid - 1; else return mid; } return -(lo + 1); }
  @Requires("a != null && a.length <= 3") @Modifies("a[int]") @Ensures({"all i: int | i > 0 && i < a.length => a[i-1] <= a[i]", "all v: int | #{i: int | i >= 0 && i < a.length && a[i] = v} = #{i: int | i >= 0 && i < a.length && old(a[i]) = v}"})
  static void sel(int[] a) { for (int i = 0; i < a.length; i++) { int m = i; for (int j = i + 1; j < a.length; j++) if (a[j] < a[m]) m = j; int t = a[i]; a[i] = a[m]; a[m] = t; } }
  @Requires("a != null && a.length <= 3") @Modifies("a[int]") @Ensures({"all i: int | i > 0 && i < a.length => a[i-1] <= a[i]", "all v: int | #{i: int | i >= 0 && i < a.length && a[i] = v} = #{i: int | i >= 0 && i < a.length && old(a[i]) = v}"})
  static void badSel(int[] a) { for (int i = 0; i < a.length; i++) { int m = i; for (int j = i + 1; j < a.length; j++) if (a[j] < a[i]) m = j; int t = a[i]; a[i] = a[m]; a[m] = t; } }
  @Requires("a != null && a.length > 0 && a.length <= 3") @Ensures({"return in a[int]", "all v: a[int] | v <= return"}) static int max(int[] a) { int m = a[0]; for (int x : a) m = Math.max(m, x); return m; }
  @Requires("a != null && a.length > 0 && a.length <= 3") @Ensures({"return in a[int]", "all v: a[int] | v <= return"}) static int badMax(int[] a) { int m = 0; for (int x : a) if (x > m) m = x; return m; }
  @Requires("n >= 0 && n <= 3") @Ensures({"return.length = n", "all i: int | i >= 0 && i < n => return[i] = i"}) static int[] iota(int n) { int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = i; return r; }
  @Requires("n >= 0 && n <= 3") @Ensures({"return.length = n", "all i: int | i >= 0 && i < n => return[i] = i"}) static int[] iota2(int n) { int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = i; return r; }
  @Requires("n >= 0 && n <= 3") @Ensures({"return.length = n", "all i: int | i >= 0 && i < n => return[i] = i"}) static int[] badIota(int n) { int[] r = new int[n]; for (int i = 0; i < n - 1; i++) r[i] = i + 0; return r; }
  @Throws("NegativeArraySizeException: n < 0") @Ensures("return.length = n") static Object[] make(int n) { return new Object[n]; }
  @Ensures("return.length = n") static Object[] badMake(int n) { return new Object[n]; }
  @Requires("a != null") @Throws("IndexOutOfBoundsException: i < 0 || i >= a.length") @Modifies("a[i]") @Ensures("a[i] = v") static void badSet2(int[] a, int i, int v) { a[i] = v; }
  @Requires("a != null") @Throws("IllegalArgumentException: i < 0 || i >= a.length") @Modifies("a[i]") @Ensures("a[i] = v") static void badSet(int[] a, int i, int v) { a[i] = v; }
  @Requires("Numbers.cache != null && k >= 0 && k < Numbers.cache.length && Numbers.calls < 7") @Modifies({"Numbers.cache[k]", "Numbers.calls"}) @Ensures({"return = Numbers.cache[k]", "old(Numbers.cache[k]) != 0 => Numbers.calls = old(Numbers.calls) && return = old(Numbers.cache[k])", "return != 0"})
  static int memo(int k) { if (cache[k] != 0) return cache[k]; calls++; return cache[k] = k + 1 == 0 ? 1 : k + 1; }
  @Requires("Numbers.cache != null && k >= 0 && k < Numbers.cache.length && Numbers.calls < 7") @Modifies({"Numbers.cache[k]", "Numbers.calls"}) @Ensures({"return = Numbers.cache[k]", "old(Numbers.cache[k]) != 0 => Numbers.calls = old(Numbers.calls)"})
  static int badMemo(int k) { calls++; if (cache[k] != 0) return cache[k]; return cache[k] = k + 1; }
  @Requires("x >= 0") @Ensures("return mul return =< x && (return + 1) mul (return + 1) > x") static int sqrt(int x) { int r = 0; while ((r + 1) * (r + 1) <= x) r++; return r; }
  @Requires("x >= 0 && y > 0") @Ensures({"return = x div y"}) static int div(int x, int y) { int q = 0; while (x >= y) { x -= y; q++; } return q; }
  @Requires("x >= 0 && y > 0 && x < 3") @Ensures({"return = x rem y"}) static int badRem(int x, int y) { while (x > y) x -= y; return x; }
  @Ensures("return = ((c == 1 || c == 3) => 5 else c == 2 => 6 else 0)") static int sw(int c) { return switch (c) { case 1, 3 -> 5; case 2 -> { int t = 3; yield t * 2; } default -> 0; }; }
  @Ensures("return = ((c == 1 || c == 3) => 5 else c == 2 => 6 else 0)") static int badSw(int c) { return switch (c) { case 1 -> 5; case 2 -> 6; case 3 -> 4; default -> 0; }; }
}
