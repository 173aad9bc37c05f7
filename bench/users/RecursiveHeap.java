// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import java.util.Arrays;
/** 1-based max-heap, recursive sifting, swaps. */
public class RecursiveHeap {
    private int[] heap; private int count;
    @Declarative boolean repOk() { return heap != null && heap.length >= 2 && count >= 0 && count < heap.length && ok(1); }
    @Declarative private boolean ok(int i) {
        if (i > count) return true;
        if (2 * i <= count && heap[2 * i] > heap[i]) return false;
        if (2 * i + 1 <= count && heap[2 * i + 1] > heap[i]) return false;
        return ok(2 * i) && ok(2 * i + 1);
    }
    public void push(int v) {
        if (count + 1 == heap.length) heap = Arrays.copyOf(heap, heap.length * 2);
        heap[++count] = v; swim(count);
    }
    public int pop() {
        if (count == 0) return -1;
        int top = heap[1]; heap[1] = heap[count--]; sink(1); return top;
    }
    private void swim(int k) { if (k > 1 && heap[k / 2] < heap[k]) { swap(k, k / 2); swim(k / 2); } }
    private void sink(int k) {
        int big = k;
        if (2 * k <= count && heap[2 * k] > heap[big]) big = 2 * k;
        if (2 * k + 1 <= count && heap[2 * k + 1] > heap[big]) big = 2 * k + 1;
        if (big != k) { swap(k, big); sink(big); }
    }
    private void swap(int a, int b) { int t = heap[a]; heap[a] = heap[b]; heap[b] = t; }
}
