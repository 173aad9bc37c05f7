import glassbox.Declarative;
import glassbox.Pre;

/** The priority queue of the examples with its invariant alone, as Figure 23 has it. */
public class HeapArray {
    int[] elements = new int[1];
    int size;

    public void insert(int value) {
        if (size == elements.length) {
            grow();
        }
        int i = size++;
        while (i > 0 && elements[(i - 1) / 2] > value) {
            elements[i] = elements[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        elements[i] = value;
    }

    public int extractMin() {
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

    private void grow() {
        int[] larger = new int[2 * size + 1];
        for (int i = 0; i < size; i++) {
            larger[i] = elements[i];
        }
        elements = larger;
    }

    @Pre("extractMin")
    @Declarative
    boolean hasMin() {
        return size > 0;
    }

    /** No element is less than the one it hangs under. */
    @Declarative
    boolean repOk() {
        if (elements == null || size < 0 || size > elements.length) {
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
