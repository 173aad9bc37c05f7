// expect: bad... violated, others hold at --nodes 4 --ints -1..3 --arrays 4
import glassbox.*;
import java.util.*;
/** Algorithms on arrays that change their argument: postconditions of void methods that are static. */
public class StaticVoids {
    @Declarative static boolean sorted(int[] a) { for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) return false; return true; }
    @Pre("binarySearch") @Declarative static boolean bsPre(int[] a, int k) { return a != null && sorted(a); }
    @Post("binarySearch") @Declarative static boolean bsPost(int r, int[] a, int k) {
        if (r >= 0) return r < a.length && a[r] == k;
        int ip = -r - 1;
        for (int i = 0; i < a.length; i++) { if (i < ip && a[i] >= k) return false; if (i >= ip && a[i] <= k) return false; }
        return true;
    }
    public static int binarySearch(int[] a, int k) {
        int lo = 0, hi = a.length - 1;
        while (lo <= hi) { int mid = (lo + hi) >>> 1; if (a[mid] < k) lo = mid + 1; else if (a[mid] > k) hi = mid - 1; else return mid; }
        return -(lo + 1);
    }
    @Pre("badSearch") @Declarative static boolean bs2Pre(int[] a, int k) { return a != null && sorted(a); }
    @Post("badSearch") @Declarative static boolean bs2Post(int r, int[] a, int k) { if (r >= 0) return r < a.length && a[r] == k; for (int x : a) if (x == k) return false; return true; }
    public static int badSearch(int[] a, int k) {
        int lo = 0, hi = a.length - 1;
        while (lo < hi) { int mid = (lo + hi) / 2; if (a[mid] < k) lo = mid + 1; else hi = mid - 1; }
        return lo < a.length && a[lo] == k ? lo : -1;
    }
    @Pre("okSort") @Declarative static boolean sPre(int[] a) { return a != null; }
    @Post("okSort") @Declarative static boolean sPost(int[] a) { return sorted(a); }
    public static void okSort(int[] a) { for (int i = 1; i < a.length; i++) { int x = a[i], j = i - 1; while (j >= 0 && a[j] > x) { a[j + 1] = a[j]; j--; } a[j + 1] = x; } }
    @Pre("quick") @Declarative static boolean qPre(int[] a) { return a != null; }
    @Post("quick") @Declarative static boolean qPost(int[] a) { return sorted(a); }
    public static void quick(int[] a) { quick(a, 0, a.length - 1); }
    private static void quick(int[] a, int l, int r) {
        if (l >= r) return;
        int p = a[(l + r) / 2], i = l - 1, j = r + 1;
        while (true) { do i++; while (a[i] < p); do j--; while (a[j] > p); if (i >= j) break; int t = a[i]; a[i] = a[j]; a[j] = t; }
        quick(a, l, j); quick(a, j + 1, r);
    }
    @Pre("badPartition") @Declarative static boolean bpPre(int[] a) { return a != null; }
    @Post("badPartition") @Declarative static boolean bpPost(int[] a) { return sorted(a); }
    public static void badPartition(int[] a) { for (int i = 0; i < a.length; i++) for (int j = 0; j < a.length - 1 - i - 1; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } }
    @Pre("nextPermutation") @Declarative static boolean npPre(int[] a) { return a != null; }
    public static boolean nextPermutation(int[] a) {
        int i = a.length - 2; while (i >= 0 && a[i] >= a[i + 1]) i--;
        if (i < 0) { for (int l = 0, r = a.length - 1; l < r; l++, r--) { int t = a[l]; a[l] = a[r]; a[r] = t; } assert sorted(a); return false; }
        int j = a.length - 1; while (a[j] <= a[i]) j--;
        int t = a[i]; a[i] = a[j]; a[j] = t;
        Arrays.sort(a, i + 1, a.length);
        return true;
    }
}
