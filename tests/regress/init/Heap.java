public class Heap {
    private int[] items = new int[8];
    private int size;
    public void push(int x) {
        if (size == items.length) items = java.util.Arrays.copyOf(items, size * 2);
        int i = size++;
        while (i > 0 && items[(i - 1) / 2] > x) { items[i] = items[(i - 1) / 2]; i = (i - 1) / 2; }
        items[i] = x;
    }
    public int peek() { if (size == 0) throw new IllegalStateException(); return items[0]; }
}
