// graphs: Dijkstra with a queue, breadth and depth first search, union-find, topological order, Floyd-Warshall
import java.util.*;

public class GraphAlgorithms {
    record Edge(int to, int w) { }

    static class UnionFind {
        final int[] p;
        UnionFind(int n) { p = new int[n]; for (int i = 0; i < n; i++) p[i] = i; }
        int find(int x) { return p[x] == x ? x : (p[x] = find(p[x])); }
        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            p[a] = b;
            return true;
        }
    }

    static void topo(int v, List<List<Integer>> g, boolean[] seen, Deque<Integer> out) {
        if (seen[v]) return;
        seen[v] = true;
        for (int w : g.get(v)) topo(w, g, seen, out);
        out.push(v);
    }

    public static void main(String[] args) {
        int n = 60;
        long seed = 7;
        List<List<Edge>> g = new ArrayList<>();
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < n; i++) g.add(new ArrayList<>());
        for (int i = 0; i < 200; i++) {
            seed = seed * 25214903917L + 11 & (1L << 48) - 1;
            int a = (int) (seed >>> 20) % n, b = (int) (seed >>> 26) % n, w = (int) (seed >>> 17) % 50;
            a = Math.abs(a);
            b = Math.abs(b);
            w = Math.abs(w) + 1;
            g.get(a).add(new Edge(b, w));
            g.get(b).add(new Edge(a, w));
            all.add(new int[] {w, a, b});
        }
        int[] dist = new int[n];
        Arrays.fill(dist, Integer.MAX_VALUE);
        dist[0] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[0] != y[0] ? Integer.compare(x[0], y[0]) : Integer.compare(x[1], y[1]));
        q.add(new int[] {0, 0});
        while (!q.isEmpty()) {
            int[] top = q.poll();
            if (top[0] > dist[top[1]]) continue;
            for (Edge e : g.get(top[1])) {
                int d = top[0] + e.w();
                if (d < dist[e.to()]) {
                    dist[e.to()] = d;
                    q.add(new int[] {d, e.to()});
                }
            }
        }
        System.out.println(Arrays.toString(dist));
        int[][] fw = new int[n][n];
        for (int[] row : fw) Arrays.fill(row, 1 << 20);
        for (int i = 0; i < n; i++) {
            fw[i][i] = 0;
            for (Edge e : g.get(i)) fw[i][e.to()] = Math.min(fw[i][e.to()], i == e.to() ? 0 : e.w());
        }
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) {
            int ik = fw[i][k];
            if (ik < 1 << 20) for (int j = 0; j < n; j++) if (ik + fw[k][j] < fw[i][j]) fw[i][j] = ik + fw[k][j];
        }
        boolean same = true;
        for (int i = 0; i < n; i++) same &= fw[0][i] == dist[i] || dist[i] == Integer.MAX_VALUE;
        System.out.println(same);
        all.sort(Comparator.comparingInt((int[] x) -> x[0]).thenComparingInt(x -> x[1]).thenComparingInt(x -> x[2]));
        UnionFind uf = new UnionFind(n);
        int mst = 0, used = 0;
        for (int[] e : all) if (uf.union(e[1], e[2])) { mst += e[0]; used++; }
        System.out.println(mst + " " + used);
        Map<Integer, Integer> level = new LinkedHashMap<>();
        Deque<Integer> bfs = new ArrayDeque<>(List.of(0));
        level.put(0, 0);
        while (!bfs.isEmpty()) {
            int v = bfs.poll();
            for (Edge e : g.get(v)) if (level.putIfAbsent(e.to(), level.get(v) + 1) == null) bfs.add(e.to());
        }
        System.out.println(level);
        List<List<Integer>> dag = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            dag.add(new ArrayList<>());
            for (int j = i + 1; j < 20; j++) if (i * j % 7 == 3) dag.get(i).add(j);
        }
        Deque<Integer> order = new ArrayDeque<>();
        boolean[] seen = new boolean[20];
        for (int i = 0; i < 20; i++) topo(i, dag, seen, order);
        System.out.println(order);
    }
}
