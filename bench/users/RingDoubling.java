// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** head + size, modulo, doubling by loop; unused slots are zero. */
public class RingDoubling {
    private int[] data; private int head, size;
    @Declarative boolean repOk() {
        if (data == null || data.length < 1) return false;
        if (head < 0 || head >= data.length || size < 0 || size > data.length) return false;
        for (int k = size; k < data.length; k++) if (data[(head + k) % data.length] != 0) return false;
        return true;
    }
    public void addLast(int v) {
        if (size == data.length) grow();
        data[(head + size) % data.length] = v; size++;
    }
    public void addFirst(int v) {
        if (size == data.length) grow();
        head = (head - 1 + data.length) % data.length; data[head] = v; size++;
    }
    public int removeFirst() {
        if (size == 0) return -1;
        int v = data[head]; data[head] = 0; head = (head + 1) % data.length; size--; return v;
    }
    public int get(int i) { if (i < 0 || i >= size) return -1; return data[(head + i) % data.length]; }
    private void grow() {
        int[] d = new int[data.length * 2];
        for (int i = 0; i < size; i++) d[i] = data[(head + i) % data.length];
        data = d; head = 0;
    }
}
