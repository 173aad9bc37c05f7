// Arrays of all lengths that have the same elements (world/elements.c, symbolic/alike.c): what
// depends on the length after all, arrays that change places, or are written to through another
// reference, or under a condition; the state before; elements that are moved.
//
// all LengthsPlain --arrays 3 --ints 0..3 --nodes 1: named
// all LengthsMoved --arrays 3 --ints 0..2 --nodes 1: named
// all LengthsTwo --arrays 2 --ints 0..2 --nodes 1: named
// all LengthsNew --arrays 2 --ints 0..2 --nodes 1: named
// all LengthsObjects --arrays 3 --ints 0..2 --nodes 1: named
// all LengthsBefore --arrays 3 --ints 0..2 --nodes 1: named
// all LengthsLast --arrays 3 --ints 0..2 --nodes 1: named
// all LengthsCaught --arrays 2 --ints -1..2 --nodes 1: named
// all LengthsHeld --nodes 3 --arrays 3 --ints 0..2: named
// sat LengthsPlain --arrays 9 --ints 0..9 --nodes 1: named
// sat LengthsMoved --arrays 9 --ints 0..9 --nodes 1: named
// sat LengthsBefore --arrays 6 --ints 0..6 --nodes 1: named
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

/** Elements up to the size are in order, those behind it are zero. */
class LengthsPlain {
    int[] a;
    int size;

    public void add(int v) {
        if (size < a.length && v > 0 && (size == 0 || a[size - 1] <= v)) {
            a[size++] = v;
        }
    }

    public void badAtOneLength(int v) {
        if (size < a.length && v > 0 && (size == 0 || a[size - 1] <= v)) {
            a[size] = a.length == 3 ? 0 : v;
            size++;
        }
    }

    public void badWhereFull(int v) {
        if (size < a.length && v > 0 && (size == 0 || a[size - 1] <= v)) {
            a[size++] = v;
            if (size == a.length && size == 2) {
                a[0] = a[1] + 1;
            }
        }
    }

    public void drop() {
        if (size > 0) {
            a[--size] = 0;
        }
    }

    public void badDrop() {
        if (size > 0) {
            size--;
            if (size + 1 < a.length) {
                a[size] = 0;
            }
        }
    }

    /** What lies behind the end of the array is no element of it. */
    public void clear() {
        for (int i = 0; i < a.length; i++) {
            a[i] = 0;
        }
        size = 0;
    }

    public void badClear() {
        for (int i = 0; i + 1 < a.length; i++) {
            a[i] = 0;
        }
        size = 0;
    }

    @Declarative
    boolean repOk() {
        if (a == null || size < 0 || size > a.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (i < size ? a[i] <= 0 || i > 0 && a[i - 1] > a[i] : a[i] != 0) {
                return false;
            }
        }
        return true;
    }
}

/** Elements are moved by one. */
class LengthsMoved extends LengthsPlain {
    public void remove(int at) {
        if (at >= 0 && at < size) {
            System.arraycopy(a, at + 1, a, at, size - at - 1);
            a[--size] = 0;
        }
    }

    public void badRemove(int at) {
        if (at >= 0 && at < size) {
            System.arraycopy(a, at + 1, a, at, size - at - 1);
            size--;
            if (size == a.length - 1) {
                return;
            }
            a[size] = 0;
        }
    }

    /** The last one is moved away: the array is full, or not. */
    public void removeWhole(int at) {
        if (at >= 0 && at < size) {
            System.arraycopy(a, at + 1, a, at, a.length - at - 1);
            a[a.length - 1] = 0;
            size--;
        }
    }

    public void badBeyond(int at) {
        if (at >= 0 && at < size) {
            System.arraycopy(a, at + 1, a, at, size - at);
            a[--size] = 0;
        }
    }

    public void insertFirst() {
        if (size < a.length) {
            System.arraycopy(a, 0, a, 1, size);
            a[0] = size == 0 ? 1 : a[1 < a.length ? 1 : 0];
            size++;
        }
    }
}

/** Two arrays, which an operation may confuse. */
class LengthsTwo {
    int[] a;
    int[] b;

    public void swap() {
        int[] t = a;
        a = b;
        b = t;
    }

    public void swapAndWrite() {
        int[] t = a;
        a = b;
        b = t;
        if (b.length > 0) {
            b[0] = 1;
        }
    }

    public void badSwapAndWrite() {
        int[] t = a;
        a = b;
        b = t;
        if (b.length > 0) {
            b[0] = 0;
        }
    }

    public void eitherOne(boolean first, int at) {
        int[] x = first ? a : b;
        if (at >= 0 && at < x.length) {
            x[at] = 1;
        }
    }

    public void badEitherOne(boolean first, int at) {
        int[] x = first ? a : b;
        if (at >= 0 && at < x.length) {
            x[at] = first ? 1 : 0;
        }
    }

    public void badBoth() {
        b = a;
        if (b.length > 0) {
            b[0] = 1;
        }
    }

    public void badOther() {
        int[] t = a;
        a = b;
        if (t.length > 0) {
            t[0] = 0;
        }
        b = t;
    }

    @Declarative
    boolean repOk() {
        if (a == null || b == null || a == b) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] <= 0) {
                return false;
            }
        }
        for (int i = 0; i < b.length; i++) {
            if (b[i] <= 0) {
                return false;
            }
        }
        return true;
    }
}

/** Arrays that take the place of others, while somebody has the old one. */
class LengthsNew {
    int[] a;

    public void renew() {
        int[] old = a;
        a = new int[old.length];
        for (int i = 0; i < old.length; i++) {
            a[i] = old[i];
        }
        if (old.length > 0) {
            old[0] = 0;
        }
    }

    public void badRenew() {
        int[] old = a;
        a = old.clone();
        if (old.length > 0) {
            old[0] = 0;
            a[a.length - 1] = old[0];
        }
    }

    public void andBack() {
        int[] old = a;
        a = new int[1];
        if (old.length > 0) {
            old[0] = 2;
        }
        a = old;
    }

    public void badAndBack() {
        int[] old = a;
        a = new int[] {1};
        if (old.length > 0) {
            old[old.length - 1] = a[0] - 1;
        }
        a = old;
    }

    public void grow(int v) {
        int[] more = java.util.Arrays.copyOf(a, a.length + 1);
        more[a.length] = v > 0 ? v : 1;
        if (a.length > 0) {
            a[0] = 0;
        }
        a = more;
    }

    public void badGrow() {
        a = java.util.Arrays.copyOf(a, a.length + 1);
    }

    @Declarative
    boolean repOk() {
        if (a == null) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] <= 0) {
                return false;
            }
        }
        return true;
    }
}

/** Objects, which differ by name alone: each is there once at most. */
class LengthsObjects {
    Object[] a;
    int size;

    public boolean add(Object o) {
        if (o == null || size == a.length) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (a[i] == o) {
                return false;
            }
        }
        a[size++] = o;
        return true;
    }

    public boolean badAdd(Object o) {
        if (o == null || size == a.length) {
            return false;
        }
        for (int i = 1; i < size; i++) {
            if (a[i] == o) {
                return false;
            }
        }
        a[size++] = o;
        return true;
    }

    public void reverse(int i) {
        if (i >= 0 && i < size) {
            Object o = a[i];
            a[i] = a[size - 1 - i];
            a[size - 1 - i] = o;
        }
    }

    public void badReverse(int i) {
        if (i >= 0 && i < size) {
            a[i] = a[size - 1 - i];
        }
    }

    @Declarative
    boolean repOk() {
        if (a == null || size < 0 || size > a.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (i < size ? a[i] == null : a[i] != null) {
                return false;
            }
            for (int k = 0; k < i && i < size; k++) {
                if (a[k] == a[i]) {
                    return false;
                }
            }
        }
        return true;
    }
}

/** What was there before is what it was. */
class LengthsBefore {
    int[] a;

    public void increase(int at) {
        if (at >= 0 && at < a.length) {
            a[at]++;
        }
    }

    @Declarative
    @Post("increase")
    boolean isMore(LengthsBefore before, int at) {
        if (a.length != before.a.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != before.a[i] + (i == at ? 1 : 0)) {
                return false;
            }
        }
        return true;
    }

    public void badIncrease(int at) {
        if (at >= 0 && at < a.length) {
            a[at]++;
            if (a.length == 2) {
                a[0]++;
            }
        }
    }

    @Declarative
    @Post("badIncrease")
    boolean isMoreToo(LengthsBefore before, int at) {
        return isMore(before, at);
    }

    @Declarative
    boolean repOk() {
        return a != null;
    }
}

/** Where to write depends on the length. */
class LengthsLast {
    int[] a;
    int from;

    public void put(int v) {
        if (v > 0) {
            a[from] = v;
            from = (from + 1) % a.length;
        }
    }

    public void mirror() {
        a[a.length - 1 - from] = a[from];
    }

    public void badMirror() {
        a[a.length - 1 - from] = a[from] - 1;
    }

    public void badPut(int v) {
        if (v >= 0) {
            a[from] = v == 0 && from < a.length - 1 ? 1 : v;
        }
    }

    public void first() {
        a[0] = a[a.length - 1];
    }

    @Declarative
    boolean repOk() {
        if (a == null || from < 0 || from >= a.length) {
            return false;
        }
        for (int v : a) {
            if (v <= 0) {
                return false;
            }
        }
        return true;
    }
}

/** An index that is none, caught. */
class LengthsCaught {
    int[] a;
    int misses;

    public void put(int at) {
        try {
            a[at] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            misses = 1;
        }
    }

    public void badPut(int at) {
        try {
            a[at] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            misses = at < 0 ? 0 : 3;
        }
    }

    public void badNull(int at) {
        if (at == 2) {
            a = null;
        } else {
            put(at);
        }
    }

    @Declarative
    boolean repOk() {
        if (a == null || misses < 0 || misses > 2) {
            return false;
        }
        for (int v : a) {
            if (v < 0 || v > 1) {
                return false;
            }
        }
        return true;
    }
}

/** Places that an argument says, which may be any node of a tree and is held open. */
class LengthsHeld {
    static class Node {
        @Range(min = 0, max = 2) int at;
        boolean isZero;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;
    int[] a;

    public void put(Node n, int v) {
        if (n.at < a.length && v <= 1) {
            a[n.at] = v;
            n.at = a[n.at];
        }
    }

    public void badPut(Node n, int v) {
        if (n.at < a.length && v <= 1) {
            a[n.at] = v + n.at;
        }
    }

    public void turn(Node n, int v) {
        if (n.at < a.length) {
            int old = a[n.at];
            a[n.at] = a[0];
            a[0] = old;
            n.at = old;
        }
    }

    public void badTurn(Node n, int v) {
        if (n.at < a.length) {
            int old = a[n.at];
            a[n.at] = a[a.length - 1] + (n == root ? 0 : n.at);
            n.at = old;
        }
    }

    public void clear(Node n, int v) {
        int at = n.left == null ? n.at : n.left.at;
        if (at < a.length) {
            a[at] = 0;
            n.isZero = a[at] == v;
        }
        assert at >= a.length || n.isZero == (v == 0);
    }

    public void badClear(Node n, int v) {
        if (n.at < a.length && n.left != null && n.left.at < a.length) {
            a[n.at] = 1;
            a[n.left.at] = 0;
            assert a[n.at] == 1;
        }
    }

    @Declarative
    @Pre("put")
    boolean prePut(Node n, int v) {
        return isBelow(root, n);
    }

    @Declarative
    @Pre("badPut")
    boolean preBadPut(Node n, int v) {
        return isBelow(root, n);
    }

    @Declarative
    @Pre("turn")
    boolean preTurn(Node n, int v) {
        return isBelow(root, n);
    }

    @Declarative
    @Pre("badTurn")
    boolean preBadTurn(Node n, int v) {
        return isBelow(root, n);
    }

    @Declarative
    @Pre("clear")
    boolean preClear(Node n, int v) {
        return isBelow(root, n);
    }

    @Declarative
    @Pre("badClear")
    boolean preBadClear(Node n, int v) {
        return isBelow(root, n);
    }

    @Declarative
    static boolean isBelow(Node from, Node n) {
        return from != null && (from == n || isBelow(from.left, n) || isBelow(from.right, n));
    }

    @Declarative
    boolean repOk() {
        if (a == null) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] < 0 || a[i] > 1) {
                return false;
            }
        }
        return true;
    }
}
