// grow: --arrays N --ints 0..N --nodes 1 --allow IllegalStateException
import glassbox.*;
/** The same, searched and moved by loops, end first. */
public class SortedLoops {
    int[] a; int n;
    @Declarative boolean repOk() { if (a == null || n < 0 || n > a.length) return false; for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) return false; return true; }
    public void insert(int v) { if (n == a.length) throw new IllegalStateException("full"); int i = n++; while (i > 0 && a[i - 1] > v) { a[i] = a[i - 1]; i--; } a[i] = v; }
    public boolean remove(int v) { for (int i = 0; i < n; i++) if (a[i] == v) { for (int j = i + 1; j < n; j++) a[j - 1] = a[j]; n--; return true; } return false; }
}
