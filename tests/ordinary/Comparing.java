// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Comparing {
    static class Backwards implements Comparator<Integer> {
        @Override public int compare(Integer a, Integer b) { return b.compareTo(a); }
    }
    private final TreeSet<Integer> down = new TreeSet<>(new Backwards());

    @Declarative public boolean repOk() { return down.size() <= 3; }

    public void first() { if (!down.isEmpty()) for (int x : down) assert x <= down.first(); }
    public void badFirst() { if (!down.isEmpty()) for (int x : down) assert x >= down.first(); }
    public void higher(int x) { Integer h = down.higher(x); assert h == null || h < x; }
    public void badHigher(int x) { Integer h = down.higher(x); assert h == null || h > x; }
    public void badSubtract(int a, int b) { Comparator<Integer> c = (x, y) -> x - y; assert c.compare(a, b) == Integer.compare(a, b); }
    public void sorted(List<Integer> l) { if (l == null || l.contains(null)) return; l.sort(new Backwards()); for (int i = 1; i < l.size(); i++) assert l.get(i - 1) >= l.get(i); }
    public void badSorted(List<Integer> l) { if (l == null) return; l.sort(new Backwards()); }
}
