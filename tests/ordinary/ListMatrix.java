// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class ListMatrix {
    private final List<List<Integer>> rows = new ArrayList<>();
    private int width;

    @Declarative
    public boolean repOk() {
        for (List<Integer> r : rows) if (r == null || r.size() != width) return false;
        return true;
    }

    public void addRow() {
        rows.add(new ArrayList<>(Collections.nCopies(width, 0)));
    }

    public void badAddRow() { rows.add(new ArrayList<>()); }


    public void badAddColumn() {
        for (List<Integer> r : rows) { r.add(0); width++; }
    }

    public int get(int i, int j) {
        if (i < 0 || i >= rows.size() || j < 0 || j >= width) return -1;
        Integer v = rows.get(i).get(j);
        return v == null ? 0 : v;
    }

    public int badGet(int i, int j) {
        if (i < 0 || i >= width || j < 0 || j >= rows.size()) return -1;
        Integer v = rows.get(i).get(j);
        return v == null ? 0 : v;
    }
}
