import glassbox.Declarative;

/** An operation that is done, one that is violated, one that no memory is enough for, and one
 *  whose turn never comes. */
public class Cut {
    int a, b;

    @Declarative
    public boolean repOk() {
        return a >= 0;
    }

    public void easy() {
        a = 0;
    }

    public void bad(int x) {
        a = x > 3 && b == 4 ? -1 : Math.abs(x);
    }

    public void hard(int x, int y, int z) {
        int hash = 0;
        for (int i = 0; i < 100000; i++) {
            hash = hash * 31 + (x ^ y);
            if (hash % 7 == 3) {
                z += hash;
            }
        }
        if (hash == z) {
            a = 3;
        }
    }

    public void later() {
        a = 1;
    }
}
