// System.arraycopy leaves open how many elements it moves, and from where
// (src/symbolic/follow_copy.c). Each class would be misjudged if the places, the distance, the
// order of reading and writing or the exceptions were not looked at.

import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Tree;

// Makes room in the same array: what is read must not have been written.
// all Room --nodes 1 --arrays 3 --ints 0..3: holds
class Room {
    int[] a;
    int n;

    @Declarative
    boolean repOk() {
        return a != null && n >= 0 && n <= a.length;
    }

    @Pre("insert")
    @Declarative
    boolean fits(int i, int v) {
        return i >= 0 && i <= n && n < a.length;
    }

    public void insert(int i, int v) {
        System.arraycopy(a, i, a, i + 1, n - i);
        a[i] = v;
        n++;
    }

    @Post("insert")
    @Declarative
    boolean inserted(Room old, int i, int v) {
        for (int k = 0; k < a.length; k++) {
            int wanted = k > n - 1 || k < i ? old.a[k] : k == i ? v : old.a[k - 1];
            if (a[k] != wanted) return false;
        }
        return n == old.n + 1;
    }
}

// The last element is forgotten.
// all Short --nodes 1 --arrays 3 --ints 0..3: violated
class Short {
    int[] a;
    int n;

    @Declarative
    boolean repOk() {
        return a != null && n >= 0 && n <= a.length;
    }

    @Pre("insert")
    @Declarative
    boolean fits(int i) {
        return i >= 0 && i < n && n < a.length;
    }

    public void insert(int i) {
        System.arraycopy(a, i, a, i + 1, n - i - 1);
        n++;
    }

    @Post("insert")
    @Declarative
    boolean inserted(Short old, int i) {
        return a[n - 1] == old.a[n - 2];
    }
}

// There and back again is nothing, but for the element that was written over.
// all Back --nodes 1 --arrays 3 --ints 0..2: holds
// all Forth --nodes 1 --arrays 3 --ints 0..2: violated
class Back {
    int[] a;

    @Declarative
    boolean repOk() {
        return a != null && a.length > 0;
    }

    @Pre("turn")
    @Declarative
    boolean within(int i) {
        return i >= 0 && i < a.length;
    }

    public void turn(int i) {
        int last = a[a.length - 1];
        System.arraycopy(a, i, a, i + 1, a.length - i - 1);
        System.arraycopy(a, i + 1, a, i, a.length - i - 1);
        a[a.length - 1] = last;
    }

    @Post("turn")
    @Declarative
    boolean turned(Back old, int i) {
        for (int k = 0; k < a.length; k++) if (a[k] != old.a[k]) return false;
        return true;
    }
}

class Forth {
    int[] a;

    @Declarative
    boolean repOk() {
        return a != null && a.length > 0;
    }

    @Pre("turn")
    @Declarative
    boolean within(int i) {
        return i >= 0 && i < a.length;
    }

    public void turn(int i) {
        int last = a[a.length - 1];
        System.arraycopy(a, i, a, i + 1, a.length - i - 1);
        System.arraycopy(a, i, a, i, a.length - i);
        a[a.length - 1] = last;
    }

    @Post("turn")
    @Declarative
    boolean turned(Forth old, int i) {
        for (int k = 0; k < a.length; k++) if (a[k] != old.a[k]) return false;
        return true;
    }
}

// Two arrays, two places that have nothing to do with each other, any number of elements:
// exactly what is out of range is thrown, and changes nothing.
// all Between --nodes 1 --arrays 2 --ints -1..2: holds
// all Beyond --nodes 1 --arrays 2 --ints -1..2: violated
class Between {
    int[] a, b;
    boolean failed;

    @Declarative
    boolean repOk() {
        return a != null && b != null && !failed;
    }

    @Declarative
    boolean isWithin(int from, int to, int count) {
        return from >= 0 && to >= 0 && count >= 0 && from + count <= a.length
            && to + count <= b.length;
    }

    public void move(int from, int to, int count) {
        try {
            System.arraycopy(a, from, b, to, count);
            assert isWithin(from, to, count);
        } catch (IndexOutOfBoundsException e) {
            assert !isWithin(from, to, count);
        }
    }

    @Post("move")
    @Declarative
    boolean moved(Between old, int from, int to, int count) {
        boolean good = isWithin(from, to, count);
        for (int k = 0; k < b.length; k++) {
            boolean here = good && k >= to && k < to + count;
            if (b[k] != (here ? old.a[from + k - to] : old.b[k])) return false;
        }
        return true;
    }
}

class Beyond {
    int[] a, b;

    @Declarative
    boolean repOk() {
        return a != null && b != null;
    }

    public void move(int from, int to, int count) {
        if (from < 0 || to < 0 || count < 0) return;
        if (from + count > a.length || to > b.length) return;
        System.arraycopy(a, from, b, to, count);
    }
}

// References: the array holds a pool object twice, or not at all, when it is moved wrongly.
// all Objects --nodes 1 --arrays 3 --ints 0..3 --objects Object=2: holds
// all Doubled --nodes 1 --arrays 3 --ints 0..3 --objects Object=2: violated
class Objects {
    Object[] a;
    int n;

    @Declarative
    boolean repOk() {
        if (a == null || n < 0 || n > a.length) return false;
        for (int k = 0; k < a.length; k++) if (k < n == (a[k] == null)) return false;
        return true;
    }

    public void remove(int i) {
        if (i < 0 || i >= n) return;
        System.arraycopy(a, i + 1, a, i, n - i - 1);
        a[--n] = null;
    }

    @Post("remove")
    @Declarative
    boolean removed(Objects old, int i) {
        for (int k = 0; k < n; k++)
            if (!glassbox.GlassBox.isSameObject(a[k], old.a[i < old.n && k >= i ? k + 1 : k]))
                return false;
        return true;
    }
}

class Doubled {
    Object[] a;
    int n;

    @Declarative
    boolean repOk() {
        if (a == null || n < 0 || n > a.length) return false;
        for (int k = 0; k < a.length; k++) if (k < n == (a[k] == null)) return false;
        return true;
    }

    public void remove(int i) {
        if (i < 0 || i >= n) return;
        System.arraycopy(a, i + 1, a, i, n - i - 1);
        if (i < n - 1) a[--n] = null;
        else n--;
    }
}

// Written to whatever was found, then moved.
// all FoundThenMoved --nodes 3 --arrays 3 --ints 0..2: named
// all FoundThenMoved --nodes 2 --arrays 3 --ints 0..3: named
class FoundThenMoved {
    static class Node {
        int key, v;
        @Tree Node next;
    }

    @Tree Node head;
    int[] a;
    int n;

    @Declarative
    boolean repOk() {
        if (a == null || n < 0 || n > a.length) return false;
        for (int i = 0; i + 1 < n; i++) if (a[i] > a[i + 1]) return false;
        for (Node x = head; x != null; x = x.next) if (x.v == 2 && n == 0) return false;
        return true;
    }

    private void put(int key, int v) {
        Node x = head;
        while (x != null) {
            if (x.key == key) {
                x.v = v;
                return;
            }
            x = x.next;
        }
    }

    public void badPut(int key, int i) {
        put(key, 2);
        if (i < 0 || i >= n) return;
        System.arraycopy(a, i + 1, a, i, n - i - 1);
        n--;
    }

    public void put(int key, int v, int i) {
        if (n > 0) put(key, v);
        if (i < 0 || i >= n) return;
        System.arraycopy(a, i + 1, a, i, n - i - 1);
        if (n > 1) n--;
    }

    public void badMove(int key, int i) {
        put(key, 1);
        if (i < 0 || i >= n) return;
        System.arraycopy(a, i, a, 0, n - i);
        if (head != null && head.v == 1) a[0] = 2;
    }
}
