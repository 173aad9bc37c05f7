// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** 0-based min-heap, helper methods for parent, iterative, remove at index. */
public class HeapRemove {
    int[] elems; int size;
    static int parent(int i) { return (i - 1) >>> 1; }
    static int left(int i) { return (i << 1) + 1; }
    @Declarative boolean repOk() {
        if (elems == null || size < 0 || size > elems.length) return false;
        for (int i = 0; i < size; i++) {
            if (left(i) < size && elems[left(i)] < elems[i]) return false;
            if (left(i) + 1 < size && elems[left(i) + 1] < elems[i]) return false;
        }
        return true;
    }
    public boolean add(int v) { if (size == elems.length) return false; elems[size] = v; up(size++); return true; }
    public int removeMin() { if (size == 0) return 0; int m = elems[0]; elems[0] = elems[--size]; down(0); return m; }
    public boolean removeAt(int i) {
        if (i < 0 || i >= size) return false;
        elems[i] = elems[--size];
        if (i < size) { down(i); up(i); }
        return true;
    }
    private void up(int i) { while (i > 0 && elems[i] < elems[parent(i)]) { int t = elems[i]; elems[i] = elems[parent(i)]; elems[parent(i)] = t; i = parent(i); } }
    private void down(int i) {
        for (;;) {
            int c = left(i);
            if (c >= size) return;
            if (c + 1 < size && elems[c + 1] < elems[c]) c++;
            if (elems[i] <= elems[c]) return;
            int t = elems[i]; elems[i] = elems[c]; elems[c] = t; i = c;
        }
    }
}
