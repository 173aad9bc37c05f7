import glassbox.Declarative;
import glassbox.Pre;

/**
 * The priority queue of Figures 24 to 26, where states are counted: keys from 1 on, and nothing
 * is left in the places that are not in use. Otherwise {@link HeapArray}.
 */
public class HeapOfKeys {
    static final int LENGTH = 4;

    int[] elements = new int[LENGTH];
    int size;

    public boolean insert(int key) {
        if (size == LENGTH) {
            return false;
        }
        int hole = size++;
        for (int above; hole > 0 && elements[above = (hole - 1) / 2] > key; hole = above) {
            elements[hole] = elements[above];
        }
        elements[hole] = key;
        return true;
    }

    @Pre("insert")
    @Declarative
    boolean isKey(int key) {
        return key >= 1;
    }

    public int extractMin() {
        if (size == 0) {
            return 0;
        }
        int min = elements[0];
        int last = elements[--size];
        elements[size] = 0;
        if (size == 0) {
            return min;
        }
        int hole = 0;
        for (int child; (child = 2 * hole + 1) < size; hole = child) {
            if (child + 1 < size && elements[child] > elements[child + 1]) {
                child++;
            }
            if (elements[child] >= last) {
                break;
            }
            elements[hole] = elements[child];
        }
        elements[hole] = last;
        return min;
    }

    @Declarative
    boolean repOk() {
        if (elements == null || elements.length != LENGTH || size < 0 || size > LENGTH) {
            return false;
        }
        for (int i = 0; i < LENGTH; i++) {
            if (i >= size ? elements[i] != 0 : elements[i] < (i == 0 ? 1 : elements[(i - 1) / 2])) {
                return false;
            }
        }
        return true;
    }
}
