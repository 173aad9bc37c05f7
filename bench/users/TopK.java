// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** The largest values seen, in descending order, in an array of fixed size. */
public class TopK {
    private int[] best;
    private int used;

    public boolean offer(int value) {
        int at = used;
        if (used < best.length) used++;
        else if (used == 0 || best[used - 1] >= value) return false;
        else at = used - 1;
        while (at > 0 && best[at - 1] < value) {
            best[at] = best[at - 1];
            at--;
        }
        best[at] = value;
        return true;
    }

    public int threshold() {
        return used < best.length || used == 0 ? -1 : best[used - 1];
    }

    public void dropLeast() {
        if (used > 0) used--;
    }

    @Declarative
    boolean repOk() {
        if (best == null || used < 0 || used > best.length) return false;
        for (int i = 1; i < used; i++)
            if (best[i - 1] < best[i]) return false;
        return true;
    }
}
