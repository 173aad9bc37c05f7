// expect: bad... violated, others hold at --nodes 4 --ints 0..4
import glassbox.*;

/** Union-find. Only what was checked before says that the loops end along which sizes are counted. */
public class Partition {
    private int[] parent;
    private int[] size;

    @Declarative
    boolean repOk() {
        return hasShape() && parentsEnd() && sizesCount();
    }

    @Declarative
    private boolean hasShape() {
        if (parent == null || size == null || parent.length != size.length || parent.length != 4)
            return false;
        for (int p : parent)
            if (p < 0 || p >= parent.length)
                return false;
        return true;
    }

    @Declarative
    private boolean parentsEnd() {
        for (int i = 0; i < parent.length; i++) {
            int p = i, steps = 0;
            while (parent[p] != p) {
                p = parent[p];
                if (++steps > parent.length)
                    return false;
            }
        }
        return true;
    }

    @Declarative
    private boolean sizesCount() {
        for (int i = 0; i < parent.length; i++)
            if (parent[i] == i) {
                int count = 0;
                for (int j = 0; j < parent.length; j++) {
                    int p = j;
                    while (parent[p] != p)
                        p = parent[p];
                    if (p == i)
                        count++;
                }
                if (size[i] != count)
                    return false;
            }
        return true;
    }

    private int find(int p) {
        while (parent[p] != p)
            p = parent[p];
        return p;
    }

    public void union(int p, int q) {
        if (p >= parent.length || q >= parent.length)
            return;
        int a = find(p), b = find(q);
        if (a == b)
            return;
        parent[a] = b;
        size[b] += size[a];
    }

    public void badUnion(int p, int q) {
        if (p >= parent.length || q >= parent.length)
            return;
        int a = find(p), b = find(q);
        parent[a] = b;
        size[b] += size[a];
    }
}
