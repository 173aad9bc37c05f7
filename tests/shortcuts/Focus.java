// Questions that are rebuilt with their path put in (choose/focus.c). With --eager all of
// them are: what a path says becomes a constant, and what is false in one place only must
// still be found there.
//
// all FocusSwap --arrays 3 --ints 0..2 --nodes 1: holds
// all FocusSwapSame --arrays 3 --ints 0..2 --nodes 1: violated
// all FocusLast --arrays 3 --ints 0..3 --nodes 1: violated
// sat FocusSwap --arrays 6 --ints 0..6 --nodes 1: holds
// sat FocusSwapSame --arrays 6 --ints 0..6 --nodes 1: violated
import glassbox.Declarative;
import glassbox.Pre;

/** Numbers and the exclusive or of all of them. */
class FocusSwap {
    int[] values;
    int check;

    @Declarative
    @Pre("swap")
    boolean areIn(int a, int b) {
        return a >= 0 && b >= 0 && a < values.length && b < values.length;
    }

    public void swap(int a, int b) {
        int kept = values[a];
        values[a] = values[b];
        values[b] = kept;
    }

    @Declarative
    boolean repOk() {
        if (values == null) {
            return false;
        }
        int all = 0;
        for (int v : values) {
            all ^= v;
        }
        return all == check;
    }
}

/** The same, swapped without a third variable: wrong where the places are one. */
class FocusSwapSame {
    int[] values;
    int check;

    @Declarative
    @Pre("swap")
    boolean areIn(int a, int b) {
        return a >= 0 && b >= 0 && a < values.length && b < values.length;
    }

    public void swap(int a, int b) {
        values[a] ^= values[b];
        values[b] ^= values[a];
        values[a] ^= values[b];
    }

    @Declarative
    boolean repOk() {
        if (values == null) {
            return false;
        }
        int all = 0;
        for (int v : values) {
            all ^= v;
        }
        return all == check;
    }
}

/** A sorted array: what is added behind is in order, but for the last place of the longest. */
class FocusLast {
    int[] values;
    int used;

    public void add(int value) {
        if (used == values.length || (used > 0 && values[used - 1] > value && used != 2)) {
            return;
        }
        values[used++] = value;
    }

    @Declarative
    boolean repOk() {
        if (values == null || used < 0 || used > values.length) {
            return false;
        }
        for (int i = 1; i < used; i++) {
            if (values[i - 1] > values[i]) {
                return false;
            }
        }
        return true;
    }
}
