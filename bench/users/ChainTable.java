// grow: --nodes N --ints 0..N --arrays 4
import glassbox.Declarative;
import glassbox.Tree;

/** Hash set with chains; every key is in its chain, once. */
public class ChainTable {
    static class Link {
        int key;
        @Tree Link next;
    }

    @Tree Link[] table;
    int size;

    public boolean add(int key) {
        int i = Math.floorMod(key, table.length);
        for (Link l = table[i]; l != null; l = l.next)
            if (l.key == key) return false;
        Link l = new Link();
        l.key = key;
        l.next = table[i];
        table[i] = l;
        size++;
        return true;
    }

    public boolean contains(int key) {
        for (Link l = table[Math.floorMod(key, table.length)]; l != null; l = l.next)
            if (l.key == key) return true;
        return false;
    }

    @Declarative
    boolean repOk() {
        if (table == null || table.length != 4) return false;
        int n = 0;
        for (int i = 0; i < table.length; i++)
            for (Link l = table[i]; l != null; l = l.next) {
                if (Math.floorMod(l.key, table.length) != i) return false;
                for (Link m = l.next; m != null; m = m.next)
                    if (m.key == l.key) return false;
                n++;
            }
        return n == size;
    }
}
