// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** Two stacks in one array, from both ends. */
public class ArrayStack2 {
    int[] cells;
    int left, right;

    public boolean pushLeft(int v) {
        if (left > right) return false;
        cells[left++] = v;
        return true;
    }

    public boolean pushRight(int v) {
        if (left > right) return false;
        cells[right--] = v;
        return true;
    }

    public int popLeft() {
        return left == 0 ? -1 : cells[--left];
    }

    @Declarative
    boolean repOk() {
        return cells != null && 0 <= left && left <= right + 1 && right + 1 <= cells.length;
    }
}
