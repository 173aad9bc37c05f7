// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** The keys used last, each once, the latest in front. */
public class Recent {
    private int[] keys;
    private int used;

    public boolean touch(int key) {
        int at = 0;
        while (at < used && keys[at] != key) at++;
        boolean found = at < used;
        if (!found) {
            if (keys.length == 0) return false;
            if (used < keys.length) used++;
            at = used - 1;
        }
        for (; at > 0; at--) keys[at] = keys[at - 1];
        keys[0] = key;
        return found;
    }

    public void forget() {
        if (used > 0) used--;
    }

    @Declarative
    boolean repOk() {
        if (keys == null || used < 0 || used > keys.length) return false;
        for (int i = 0; i < used; i++)
            for (int j = 0; j < i; j++)
                if (keys[i] == keys[j]) return false;
        return true;
    }
}
