import glassbox.Declarative;
import java.util.ArrayList;
import java.util.List;

/** A header and its rows: two lists of different things, side by side. */
public class TwoLists {
    private final List<String> header = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    @Declarative
    boolean repOk() {
        for (List<String> row : rows)
            if (row.size() != header.size()) return false;
        return true;
    }

    public void clear() {
        header.clear();
        assert header != (Object) rows;
        assert rows.size() != 0 : "none";
    }
}
