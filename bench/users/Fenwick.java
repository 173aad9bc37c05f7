// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import glassbox.Pre;

/** A binary indexed tree over values that are kept as well. */
public class Fenwick {
    private int[] value;
    private int[] tree;

    @Declarative @Pre("add")
    boolean canAdd(int at, int delta) {
        return at < value.length;
    }

    public void add(int at, int delta) {
        value[at] += delta;
        for (int i = at; i < tree.length; i |= i + 1) tree[i] += delta;
    }

    @Declarative @Pre("prefix")
    boolean canAsk(int upTo) {
        return upTo <= value.length;
    }

    public int prefix(int upTo) {
        int sum = 0;
        for (int i = upTo - 1; i >= 0; i = (i & (i + 1)) - 1) sum += tree[i];
        return sum;
    }

    @Declarative
    boolean repOk() {
        if (value == null || tree == null || value.length != tree.length) return false;
        for (int i = 0; i < tree.length; i++) {
            int sum = 0;
            for (int j = i & (i + 1); j <= i; j++) sum += value[j];
            if (tree[i] != sum) return false;
        }
        return true;
    }
}
