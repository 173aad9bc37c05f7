// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** open addressing, linear, tombstones. 0 free, -1 deleted. */
public class Tombstones {
    int[] t; int live;
    @Declarative boolean repOk() {
        if (t == null || t.length < 2) return false;
        int n = 0, free = 0;
        for (int i = 0; i < t.length; i++) {
            if (t[i] < -1) return false;
            if (t[i] == 0) free++;
            if (t[i] > 0) { n++; if (indexOf(t[i]) != i) return false; }
        }
        return n == live && free > 0;
    }
    @Declarative private int indexOf(int k) {
        int i = k % t.length;
        for (int s = 0; s < t.length; s++) {
            if (t[i] == 0) return -1;
            if (t[i] == k) return i;
            i = (i + 1) % t.length;
        }
        return -1;
    }
    public boolean contains(int k) { return k > 0 && indexOf(k) >= 0; }
    public boolean remove(int k) { if (k <= 0) return false; int i = indexOf(k); if (i < 0) return false; t[i] = -1; live--; return true; }
    public boolean add(int k) {
        if (k <= 0 || indexOf(k) >= 0) return false;
        int i = k % t.length, free = 0;
        for (int j = 0; j < t.length; j++) if (t[j] == 0) free++;
        while (t[i] > 0) i = (i + 1) % t.length;
        if (t[i] == 0 && free == 1) return false;
        t[i] = k; live++; return true;
    }
}
