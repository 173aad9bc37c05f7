// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A sorted list from which everything of a kind can be removed at once. */
public class Weeding {
    static class Item {
        int key;
        boolean marked;
        @Tree Item next;
    }

    @Tree private Item first;
    private int size;

    public int removeMarked() {
        int gone = 0;
        Item before = null;
        for (Item i = first; i != null; i = i.next) {
            if (!i.marked) { before = i; continue; }
            if (before == null) first = i.next;
            else before.next = i.next;
            gone++;
        }
        size -= gone;
        return gone;
    }

    public boolean mark(int key) {
        for (Item i = first; i != null && i.key <= key; i = i.next)
            if (i.key == key) { i.marked = true; return true; }
        return false;
    }

    @Declarative
    boolean repOk() {
        int n = 0;
        for (Item i = first; i != null; i = i.next) {
            if (i.next != null && i.next.key <= i.key) return false;
            n++;
        }
        return n == size;
    }
}
