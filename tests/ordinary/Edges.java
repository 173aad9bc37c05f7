// expect: bad... violated, others hold at --ints 0..1 --arrays 2 --objects String=1
import glassbox.*;
import java.util.*;

/** Edges as pairs in arrays. */
public class Edges {
    private final List<int[]> edges = new ArrayList<>();

    @Declarative
    public boolean repOk() {
        for (int[] e : edges) if (e == null || e.length != 2) return false;
        return true;
    }

    public void add(int from, int to) { edges.add(new int[] {from, to}); }
    public void badAdd(int from, int to) { edges.add(new int[] {from}); }
    public int degree(int node) { int n = 0; for (int[] e : edges) if (e[0] == node) n++; assert n <= edges.size(); return n; }
    public void badLoop(int node) { for (int[] e : edges) assert e[0] != e[1]; }
    public void badEqual(int a, int b) { if (edges.size() == 1 && edges.get(0)[0] == a && edges.get(0)[1] == b) assert edges.contains(new int[] {a, b}); }
    public void reverse() { for (int[] e : edges) { int t = e[0]; e[0] = e[1]; e[1] = t; } }
    public int badFirst(Queue<String[]> rows) { return rows == null || rows.isEmpty() ? 0 : rows.peek()[0].length(); }
}
