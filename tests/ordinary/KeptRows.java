// expect: bad... violated, others hold at --ints 0..1 --arrays 2
import glassbox.*;
import java.util.*;

public class KeptRows {
    private final int[][] cells;
    private final Map<Integer, int[]> rows = new TreeMap<>();

    public KeptRows(int n) { cells = new int[n][n]; }

    @Declarative
    public boolean repOk() {
        if (cells == null) return false;
        for (int[] r : cells) if (r == null || r.length != cells.length) return false;
        for (int[] r : rows.values()) if (r == null) return false;
        return true;
    }

    public int trace() { int t = 0; for (int i = 0; i < cells.length; i++) t += cells[i][i]; assert t <= cells.length; return t; }
    public void badTrace() { int t = 0; for (int i = 0; i <= cells.length; i++) t += cells[i][i]; }
    public void keep(int i) { if (i < cells.length) { rows.put(i, cells[i].clone()); assert Arrays.equals(rows.get(i), cells[i]) && rows.get(i) != cells[i]; } }
    public void badKeep(int i) { rows.put(i, cells[i]); }
    public void badSame(int i) { if (rows.containsKey(i)) assert rows.get(i).length > 0; }
}
