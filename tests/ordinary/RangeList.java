// expect: bad... violated, others hold at --ints 0..4
import glassbox.*;
import java.util.*;

/** The numbers from low to high - 1, as an unmodifiable list. */
public class RangeList extends AbstractList<Integer> {
    private final int low;
    private final int high;

    public RangeList(int low, int high) { this.low = low; this.high = high; }

    @Declarative public boolean repOk() { return low <= high; }

    @Override public Integer get(int i) throws IndexOutOfBoundsException {
        if (i < 0 || i >= size()) throw new IndexOutOfBoundsException(i);
        return low + i;
    }

    @Override public int size() { return high - low; }

    public void okContains(int x) { assert contains(x) == (low <= x && x < high); }

    public void badContains(int x) { assert contains(x) == (low <= x && x <= high); }

    public void okIndex(int x) { int i = indexOf(x); assert i < 0 || get(i) == x; }

    public void badAdd(int x) { add(x); }

    public int badFirst() { return get(0); }

    public int okSum() { int s = 0; for (int x : this) s += x; assert s == (high - low) * (low + high - 1) / 2; return s; }
    public void badIterate() { for (Iterator<Integer> i = iterator(); i.hasNext(); ) { i.next(); i.remove(); } }
}
