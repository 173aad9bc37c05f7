// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Views {
    private final List<Integer> data = new ArrayList<>();
    private final List<Integer> readOnly = Collections.unmodifiableList(data);

    @Declarative public boolean repOk() { return !data.contains(null); }

    public void okHalf() {
        List<Integer> half = data.subList(0, data.size() / 2);
        int rest = data.size() - half.size();
        half.clear();
        assert data.size() == rest;
    }

    public int badStale() {
        List<Integer> half = data.subList(0, data.size() / 2);
        data.add(1);
        return half.size();
    }

    public void okReverse() {
        List<Integer> twice = new ArrayList<>(data);
        Collections.reverse(twice);
        Collections.reverse(twice);
        assert twice.equals(data);
    }

    public void badReverse() {
        List<Integer> once = new ArrayList<>(data);
        Collections.reverse(once);
        assert once.equals(data);
    }

    public void badAsList(int a, int b) {
        List<Integer> fixed = Arrays.asList(a, b);
        fixed.add(a);
    }

    public void okAsList(int a, int b) {
        Integer[] array = {a, b};
        List<Integer> fixed = Arrays.asList(array);
        fixed.set(0, b);
        assert array[0] == b;
    }

    public void badUnmodifiable(int x) { Collections.unmodifiableList(data).add(x); }
}
