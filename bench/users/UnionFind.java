// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;

/** Disjoint sets with links to smaller numbers, so that there is no cycle. */
public class UnionFind {
    int[] link;

    public int find(int x) {
        if (x < 0 || x >= link.length) return -1;
        while (link[x] != x) x = link[x];
        return x;
    }

    public void union(int x, int y) {
        int a = find(x), b = find(y);
        if (a < 0 || b < 0 || a == b) return;
        if (a < b) link[b] = a;
        else link[a] = b;
    }

    @Declarative
    boolean repOk() {
        if (link == null) return false;
        for (int i = 0; i < link.length; i++)
            if (link[i] < 0 || link[i] > i) return false;
        return true;
    }
}
