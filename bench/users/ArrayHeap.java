// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** A binary min-heap in an array. */
public class ArrayHeap {
    int[] a;
    int n;

    public boolean insert(int v) {
        if (n == a.length) return false;
        int i = n++;
        while (i > 0 && a[(i - 1) / 2] > v) {
            a[i] = a[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        a[i] = v;
        return true;
    }

    public int poll() {
        if (n == 0) return -1;
        int least = a[0], v = a[--n], i = 0;
        while (2 * i + 1 < n) {
            int c = 2 * i + 1;
            if (c + 1 < n && a[c + 1] < a[c]) c++;
            if (v <= a[c]) break;
            a[i] = a[c];
            i = c;
        }
        a[i] = v;
        return least;
    }

    @Declarative
    boolean repOk() {
        if (a == null || n < 0 || n > a.length) return false;
        for (int i = 1; i < n; i++)
            if (a[(i - 1) / 2] > a[i]) return false;
        return true;
    }
}
