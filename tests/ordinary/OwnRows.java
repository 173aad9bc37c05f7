// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

/** A triangle: row i has at most i + 1 elements, and is in no other place. */
public class OwnRows {
    private final List<List<Integer>> rows = new ArrayList<>();

    @Declarative boolean repOk() {
        for (int i = 0; i < rows.size(); i++)
            if (rows.get(i) == null || rows.get(i).size() > i + 1) return false;
        return true;
    }
    public void addRow() { rows.add(new ArrayList<>()); }
    public void extend(int i, int value) {
        if (i >= 0 && i < rows.size() && rows.get(i).size() <= i) rows.get(i).add(value);
    }
    public void badExtend(int i, int value) {
        if (i >= 0 && i < rows.size()) rows.get(i).add(value);
    }
}
