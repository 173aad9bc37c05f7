// grow: --height H
import glassbox.Declarative;
import glassbox.Tree;

/** AVL map whose invariant throws when broken; heights in bytes; loops with a path of nodes. */
public class AvlThrows {
    static final class Entry {
        int key, value;
        byte tall;
        @Tree Entry smaller, bigger;
    }

    @Tree private Entry top;

    static int tall(Entry e) { return e == null ? 0 : e.tall; }

    static void measure(Entry e) {
        int a = tall(e.smaller), b = tall(e.bigger);
        e.tall = (byte) ((a > b ? a : b) + 1);
    }

    public Integer get(int key) {
        Entry e = top;
        while (e != null) {
            if (e.key == key) return e.value;
            e = key < e.key ? e.smaller : e.bigger;
        }
        return null;
    }

    public void put(int key, int value) { top = put(top, key, value); }

    private static Entry put(Entry e, int key, int value) {
        if (e == null) {
            Entry added = new Entry();
            added.key = key;
            added.value = value;
            added.tall = 1;
            return added;
        }
        if (key == e.key) {
            e.value = value;
            return e;
        }
        if (key < e.key) e.smaller = put(e.smaller, key, value);
        else e.bigger = put(e.bigger, key, value);
        return fix(e);
    }

    public void removeLeast() { if (top != null) top = removeLeast(top); }

    private static Entry removeLeast(Entry e) {
        if (e.smaller == null) return e.bigger;
        e.smaller = removeLeast(e.smaller);
        return fix(e);
    }

    private static Entry fix(Entry e) {
        int lean = tall(e.smaller) - tall(e.bigger);
        if (lean == 2) {
            if (tall(e.smaller.smaller) < tall(e.smaller.bigger)) e.smaller = raiseBigger(e.smaller);
            return raiseSmaller(e);
        }
        if (lean == -2) {
            if (tall(e.bigger.bigger) < tall(e.bigger.smaller)) e.bigger = raiseSmaller(e.bigger);
            return raiseBigger(e);
        }
        measure(e);
        return e;
    }

    private static Entry raiseSmaller(Entry e) {
        Entry s = e.smaller;
        e.smaller = s.bigger;
        s.bigger = e;
        measure(e);
        measure(s);
        return s;
    }

    private static Entry raiseBigger(Entry e) {
        Entry b = e.bigger;
        e.bigger = b.smaller;
        b.smaller = e;
        measure(e);
        measure(b);
        return b;
    }

    @Declarative
    boolean repOk() {
        inspect(top, Long.MIN_VALUE, Long.MAX_VALUE);
        return true;
    }

    private static int inspect(Entry e, long above, long below) {
        if (e == null) return 0;
        if (e.key <= above || e.key >= below) throw new IllegalStateException("order");
        int a = inspect(e.smaller, above, e.key);
        int b = inspect(e.bigger, e.key, below);
        if (Math.abs(a - b) > 1) throw new IllegalStateException("balance");
        int height = Math.max(a, b) + 1;
        if (e.tall != height) throw new IllegalStateException("height");
        return height;
    }
}
