// grow: --arrays N --ints 0..N --nodes 1
import glassbox.*;
/** A map with linear probing: keys from 1 on, values beside them, backward-shift removal. */
public class LinearProbe {
    int[] keys; int[] vals; int size;
    @Declarative boolean repOk() {
        if (keys == null || vals == null || keys.length == 0 || keys.length != vals.length) return false;
        int c = 0;
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] < 0) return false;
            if (keys[i] > 0) { c++; if (find(keys[i]) != i) return false; }
        }
        return c == size && size < keys.length;
    }
    @Declarative private int find(int k) { int i = k % keys.length; while (keys[i] != 0 && keys[i] != k) { i++; if (i == keys.length) i = 0; if (i == k % keys.length) return -1; } return i; }
    public int get(int k) { if (k <= 0) return 0; int i = find(k); return keys[i] == k ? vals[i] : 0; }
    public boolean put(int k, int v) { if (k <= 0) return false; int i = find(k); if (keys[i] == 0) { if (size + 1 == keys.length) return false; keys[i] = k; size++; } vals[i] = v; return true; }
}
