// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** A set of positive numbers in a table with open addressing, no removal. */
public class OpenTable {
    int[] table; /* 0: free */
    int used;

    public boolean contains(int key) {
        if (key <= 0) return false;
        int i = key % table.length;
        for (int k = 0; k < table.length; k++) {
            if (table[i] == 0) return false;
            if (table[i] == key) return true;
            i = (i + 1) % table.length;
        }
        return false;
    }

    public boolean add(int key) {
        if (key <= 0 || contains(key) || used == table.length) return false;
        int i = key % table.length;
        while (table[i] != 0) i = (i + 1) % table.length;
        table[i] = key;
        used++;
        return true;
    }

    @Declarative
    boolean repOk() {
        if (table == null || table.length == 0) return false;
        int n = 0;
        for (int i = 0; i < table.length; i++) {
            if (table[i] < 0) return false;
            if (table[i] == 0) continue;
            n++;
            for (int j = table[i] % table.length; j != i; j = (j + 1) % table.length)
                if (table[j] == 0 || table[j] == table[i]) return false;
        }
        return n == used;
    }
}
