// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** A sorted array set with binary search. */
public class SortedArray {
    int[] a;
    int n;

    private int find(int key) {
        int low = 0, high = n;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    public boolean contains(int key) {
        int i = find(key);
        return i < n && a[i] == key;
    }

    public boolean add(int key) {
        int i = find(key);
        if (i < n && a[i] == key || n == a.length) return false;
        for (int k = n; k > i; k--) a[k] = a[k - 1];
        a[i] = key;
        n++;
        return true;
    }

    @Declarative
    boolean repOk() {
        if (a == null || n < 0 || n > a.length) return false;
        for (int i = 1; i < n; i++) if (a[i - 1] >= a[i]) return false;
        return true;
    }
}
