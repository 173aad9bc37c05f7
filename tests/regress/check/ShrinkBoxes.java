import java.util.*;

public class ShrinkBoxes {
    Map<Integer, Integer> a = new HashMap<>(), b = new HashMap<>();

    @glassbox.Declarative public boolean repOk() {
        return a != null && a.size() <= 2 && b != null && b.size() <= 2;
    }

    public void find() {
        Integer x = a.get(1);
        assert x == null;
    }
}
