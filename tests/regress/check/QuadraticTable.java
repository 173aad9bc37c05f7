import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;

/** Where a key belongs depends on all keys that are there: the formula of that is large, the tables are few. */
public class QuadraticTable {
    private static class HashEntry {
        int element;
        boolean isActive;

        HashEntry(int element, boolean isActive) {
            this.element = element;
            this.isActive = isActive;
        }
    }

    private HashEntry[] array = new HashEntry[5];
    private int occupied;

    @Declarative
    boolean repOk() {
        if (array == null || array.length != 5) return false;
        int count = 0;
        for (HashEntry e : array) if (e != null) count++;
        if (count != occupied || occupied > 2) return false;
        for (int i = 0; i < 5; i++) {
            if (array[i] == null) continue;
            if (array[i].element < 0 || position(array[i].element) != i) return false;
            for (int j = 0; j < i; j++) if (array[i] == array[j]) return false;
        }
        return true;
    }

    @Declarative
    private int position(int x) {
        int offset = 1, current = x % array.length;
        while (array[current] != null && array[current].element != x) {
            current += offset;
            offset += 2;
            if (current >= array.length) current -= array.length;
        }
        return current;
    }

    public boolean insert(int x) {
        int p = position(x);
        if (array[p] != null && array[p].isActive) return false;
        if (array[p] == null) {
            if (occupied == 2) return false;
            occupied++;
        }
        array[p] = new HashEntry(x, true);
        return true;
    }

    @Pre("insert") @Declarative
    boolean isKey(int x) {
        return x >= 0;
    }

    @Post("insert") @Declarative
    boolean isThere(QuadraticTable before, boolean result, int x) {
        return !result || array[position(x)] != null && array[position(x)].isActive;
    }
}
