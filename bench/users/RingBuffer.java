// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** A bounded buffer in an array: start and length. */
public class RingBuffer {
    private int[] slots;
    private int start, length;

    public boolean put(int v) {
        if (length == slots.length) return false;
        slots[(start + length) % slots.length] = v;
        length++;
        return true;
    }

    public int take() {
        if (length == 0) return -1;
        int v = slots[start];
        start = (start + 1) % slots.length;
        length--;
        return v;
    }

    @Declarative
    boolean repOk() {
        return slots != null && slots.length > 0 && start >= 0 && start < slots.length
            && length >= 0 && length <= slots.length;
    }
}
