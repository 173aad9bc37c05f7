// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** sorted, insertion by shifting down from the end, doubling. */
public class SortedGrowing {
    private int[] v; private int n;
    @Declarative boolean repOk() {
        if (v == null || v.length == 0 || n < 0 || n > v.length) return false;
        for (int i = 0; i + 1 < n; i++) if (v[i] >= v[i + 1]) return false;
        return true;
    }
    public boolean insert(int x) {
        int lo = 0, hi = n;
        while (lo < hi) { int m = (lo + hi) >>> 1; if (v[m] < x) lo = m + 1; else hi = m; }
        if (lo < n && v[lo] == x) return false;
        if (n == v.length) { int[] w = new int[2 * n]; for (int i = 0; i < n; i++) w[i] = v[i]; v = w; }
        for (int i = n; i > lo; i--) v[i] = v[i - 1];
        v[lo] = x; n++;
        return true;
    }
    public boolean delete(int x) {
        int i = 0;
        while (i < n && v[i] < x) i++;
        if (i == n || v[i] != x) return false;
        n--;
        for (; i < n; i++) v[i] = v[i + 1];
        return true;
    }
    public boolean has(int x) { for (int i = 0; i < n; i++) if (v[i] == x) return true; return false; }
}
