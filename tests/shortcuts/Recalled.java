// Questions answered by what refuted an earlier one (choose/recalled.c): paths after which the same
// formula is to be proved, from conditions that they share, and from such that one of them lacks.
//
// all RecalledRanges --ints 0..5: named
// all RecalledPlaces --arrays 3 --ints 0..3: named
// all RecalledBefore --ints 0..4: named
import glassbox.Declarative;
import glassbox.Pre;

/** Whether `even` stays even follows from the argument's range; all else parts the paths. */
class RecalledRanges {
    int a;
    int b;
    int even;

    public void put(int x) {
        if (a > 1) {
            b = 1;
        } else {
            a = 2;
        }
        if (b > 2) {
            b = 0;
        }
        if (x > 1 && x < 3) {
            even = x;
        }
    }

    /** The range is wider on one of the paths. */
    public void badPut(int x) {
        if (a > 1) {
            b = 1;
        } else {
            a = 2;
        }
        if (b > 2) {
            b = 0;
        }
        if (x > 1) {
            if (x < 3) {
                even = x;
            } else if (a == 2 && b == 2 && x < 4) {
                even = x;
            }
        }
    }

    /** The range is asked for on all paths but one. */
    public void badUnasked(int x) {
        if (a > 1) {
            b = 1;
        } else {
            a = 2;
        }
        if (b == 2 && a == 2) {
            even = x;
        } else if (x > 1 && x < 3) {
            even = x;
        }
    }

    @Declarative
    boolean repOk() {
        return even >= 0 && (even & 1) == 0;
    }
}

/** The same of elements that are written one after the other. */
class RecalledPlaces {
    int[] low;

    public void raise(int x) {
        for (int i = 0; i < low.length; i++) {
            if (low[i] > 0) {
                low[i] = low[i] - 1;
            } else if (x < 3) {
                low[i] = x;
            }
        }
    }

    public void badRaise(int x) {
        for (int i = 0; i < low.length; i++) {
            if (low[i] > 0) {
                low[i] = low[i] - 1;
            } else if (x < 3 || i == 2 && low[0] == 1 && low[1] == 1) {
                low[i] = x;
            }
        }
    }

    @Declarative
    boolean repOk() {
        if (low == null) {
            return false;
        }
        for (int i = 0; i < low.length; i++) {
            if (low[i] < 0 || low[i] > 2) {
                return false;
            }
        }
        return true;
    }
}

/** One operation's precondition is not another's: the same writes follow from it, or do not. */
class RecalledBefore {
    int a;
    int small;

    @Declarative
    @Pre("put")
    boolean prePut(int x) {
        return x < 3;
    }

    public void put(int x) {
        if (a > 2) {
            a = 0;
        }
        small = x;
    }

    public void badPut(int x) {
        if (a > 2) {
            a = 0;
        }
        small = x;
    }

    @Declarative
    boolean repOk() {
        return small >= 0 && small < 3;
    }
}
