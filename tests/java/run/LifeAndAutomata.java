// cellular automata: Game of Life on a torus with arrays and with sets, rule 110 with bits, a knight's tour count
import java.util.HashSet;
import java.util.Set;

public class LifeAndAutomata {
    record Cell(int x, int y) { }

    static final int N = 16;

    static boolean[][] step(boolean[][] g) {
        boolean[][] r = new boolean[N][N];
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++) {
                int n = 0;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0 && g[Math.floorMod(y + dy, N)][(x + dx + N) % N]) n++;
                r[y][x] = n == 3 || n == 2 && g[y][x];
            }
        }
        return r;
    }

    static Set<Cell> step(Set<Cell> live) {
        Set<Cell> r = new HashSet<>();
        for (Cell c : live) {
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    Cell k = new Cell((c.x() + dx + N) % N, (c.y() + dy + N) % N);
                    int n = 0;
                    for (int ey = -1; ey <= 1; ey++) for (int ex = -1; ex <= 1; ex++) if ((ex | ey) != 0 && live.contains(new Cell((k.x() + ex + N) % N, (k.y() + ey + N) % N))) n++;
                    if (n == 3 || n == 2 && live.contains(k)) r.add(k);
                }
            }
        }
        return r;
    }

    public static void main(String[] args) {
        boolean[][] g = new boolean[N][N];
        Set<Cell> s = new HashSet<>();
        int[][] glider = {{1, 0}, {2, 1}, {0, 2}, {1, 2}, {2, 2}, {9, 9}, {10, 9}, {11, 9}};
        for (int[] c : glider) {
            g[c[1]][c[0]] = true;
            s.add(new Cell(c[0], c[1]));
        }
        for (int i = 0; i < 12; i++) {
            g = step(g);
            if (i < 6) s = step(s);
            if (i == 5) {
                int n = 0;
                boolean same = true;
                for (int y = 0; y < N; y++) for (int x = 0; x < N; x++) { if (g[y][x]) n++; same &= g[y][x] == s.contains(new Cell(x, y)); }
                System.out.println(n + " " + s.size() + " " + same);
            }
        }
        for (boolean[] row : g) {
            StringBuilder b = new StringBuilder();
            for (boolean c : row) b.append(c ? '#' : '.');
            System.out.println(b);
        }
        long bits = 1;
        for (int i = 0; i < 20; i++) {
            StringBuilder b = new StringBuilder();
            for (int k = 30; k >= 0; k--) b.append((bits >> k & 1) == 1 ? '*' : ' ');
            System.out.println(b.append('|'));
            long l = bits >>> 1, r = bits << 1;
            bits = ~(l & bits & r) & (bits | r) & (1L << 40) - 1;
        }
        int[][] moves = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
        long[][] ways = new long[8][8];
        ways[0][0] = 1;
        for (int step = 0; step < 6; step++) {
            long[][] next = new long[8][8];
            for (int y = 0; y < 8; y++) for (int x = 0; x < 8; x++) for (int[] m : moves) {
                int nx = x + m[0], ny = y + m[1];
                if (nx >= 0 && ny >= 0 && nx < 8 && ny < 8) next[ny][nx] += ways[y][x];
            }
            ways = next;
        }
        System.out.println(ways[0][0] + " " + ways[7][7] + " " + ways[4][4]);
    }
}
