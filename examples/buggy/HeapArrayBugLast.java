// expect: violated postcondition extractMax at --nodes 4
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;

/** {@code HeapArray} with a bug: extractMax gives the last element back. */
public class HeapArrayBugLast {
    int[] elements = new int[1];
    int size;

    /** Adds the value. */
    public void insert(int value) {
        if (size == elements.length) {
            grow();
        }
        int i = size++;
        while (i > 0 && elements[(i - 1) / 2] < value) {
            elements[i] = elements[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        elements[i] = value;
    }

    /** Takes the greatest value out. */
    public int extractMax() {
        assert size > 0;
        int max = elements[0];
        int last = elements[--size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && elements[child] < elements[child + 1]) {
                child++;
            }
            if (elements[child] <= last) {
                break;
            }
            elements[i] = elements[child];
            i = child;
        }
        elements[i] = last;
        return last;
    }

    private void grow() {
        int[] larger = new int[2 * size + 1];
        for (int i = 0; i < size; i++) {
            larger[i] = elements[i];
        }
        elements = larger;
    }

    @Pre("extractMax")
    @Declarative
    boolean hasMax() {
        return size > 0;
    }

    /** What insert promises: one more of the value, and as many of every other. */
    @Post("insert")
    @Declarative
    boolean isInserted(HeapArrayBugLast prestate, int value) {
        return size == prestate.size + 1
                && count(value) == prestate.count(value) + 1
                && keepsOthers(prestate, value, prestate.size);
    }

    /** What extractMax promises: a value that none exceeds, and all others still there. */
    @Post("extractMax")
    @Declarative
    boolean isExtracted(HeapArrayBugLast prestate, int result) {
        return size == prestate.size - 1
                && prestate.isBound(result, prestate.size)
                && count(result) == prestate.count(result) - 1
                && keepsOthers(prestate, result, prestate.size);
    }

    /** Of the other's first elements, those unlike the value occur as often here as there. */
    @Declarative
    private boolean keepsOthers(HeapArrayBugLast other, int value, int length) {
        for (int i = 0; i < length; i++) {
            int kept = other.elements[i];
            if (kept != value && count(kept) != other.count(kept)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    private boolean isBound(int value, int length) {
        return length == 0 || elements[length - 1] <= value && isBound(value, length - 1);
    }

    @Declarative
    private int count(int value) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (elements[i] == value) {
                count++;
            }
        }
        return count;
    }

    @Declarative
    boolean repOk() {
        return elements != null && size >= 0 && size <= elements.length && isHeap(0);
    }

    /** No element below i exceeds the one it hangs under. */
    @Declarative
    private boolean isHeap(int i) {
        return i >= size
                || isUnder(2 * i + 1, i)
                        && isUnder(2 * i + 2, i)
                        && isHeap(2 * i + 1)
                        && isHeap(2 * i + 2);
    }

    @Declarative
    private boolean isUnder(int child, int parent) {
        return child >= size || elements[child] <= elements[parent];
    }
}
