// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** union by rank, path compression. */
public class UnionRank {
    int[] parent, rank;
    @Declarative boolean repOk() {
        if (parent == null || rank == null || parent.length != rank.length) return false;
        for (int i = 0; i < parent.length; i++) {
            if (parent[i] < 0 || parent[i] >= parent.length || rank[i] < 0) return false;
            if (parent[i] != i && rank[parent[i]] <= rank[i]) return false;
        }
        return true;
    }
    public int find(int x) {
        if (x < 0 || x >= parent.length) return -1;
        if (parent[x] != x) parent[x] = find(parent[x]);
        return parent[x];
    }
    public boolean union(int a, int b) {
        int x = find(a), y = find(b);
        if (x < 0 || y < 0 || x == y) return false;
        if (rank[x] < rank[y]) parent[x] = y;
        else { parent[y] = x; if (rank[x] == rank[y]) rank[x]++; }
        return true;
    }
}
