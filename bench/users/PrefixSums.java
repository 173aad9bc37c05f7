// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import glassbox.Pre;

/** Values, and the sums of all up to each of them. */
public class PrefixSums {
    private int[] values, sums;

    @Declarative @Pre("set")
    boolean canSet(int at, int value) { return at < values.length; }

    public void set(int at, int value) {
        int change = value - values[at];
        values[at] = value;
        for (int i = at; i < sums.length; i++) sums[i] += change;
    }

    @Declarative @Pre("between")
    boolean isRange(int from, int to) { return from <= to && to < values.length; }

    public int between(int from, int to) {
        return from == 0 ? sums[to] : sums[to] - sums[from - 1];
    }

    @Declarative
    boolean repOk() {
        if (values == null || sums == null || values.length != sums.length) return false;
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i];
            if (sums[i] != sum) return false;
        }
        return true;
    }
}
