import glassbox.Declarative;

/**
 * The priority queue of Figure 23, with its invariant alone. It has an array of one length,
 * which the benchmark writes into the text: insert on a full queue does nothing, and so does
 * extractMin on an empty one, each a transition of its own in the figure.
 */
public class HeapArray {
    static final int LENGTH = 4;

    int[] elements = new int[LENGTH];
    int size;

    public boolean insert(int value) {
        if (size == elements.length) {
            return false;
        }
        int i = size++;
        while (i > 0 && elements[(i - 1) / 2] > value) {
            elements[i] = elements[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        elements[i] = value;
        return true;
    }

    public int extractMin() {
        if (size == 0) {
            return 0;
        }
        int min = elements[0];
        int last = elements[--size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && elements[child] > elements[child + 1]) {
                child++;
            }
            if (elements[child] >= last) {
                break;
            }
            elements[i] = elements[child];
            i = child;
        }
        elements[i] = last;
        return min;
    }

    /** No element is less than the one it hangs under. */
    @Declarative
    boolean repOk() {
        if (elements == null || elements.length != LENGTH || size < 0 || size > LENGTH) {
            return false;
        }
        for (int i = 1; i < size; i++) {
            if (elements[i] < elements[(i - 1) / 2]) {
                return false;
            }
        }
        return true;
    }
}
