// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;

/** Disjoint spans: start to end. */
public class Spans {
    private final NavigableMap<Integer, Integer> spans = new TreeMap<>();

    @Declarative
    public boolean repOk() {
        int last = -1;
        for (Map.Entry<Integer, Integer> e : spans.entrySet()) {
            if (e.getValue() == null || e.getKey() <= last || e.getValue() < e.getKey()) return false;
            last = e.getValue();
        }
        return true;
    }

    public boolean covers(int x) {
        Map.Entry<Integer, Integer> e = spans.floorEntry(x);
        boolean in = e != null && x <= e.getValue();
        boolean slow = false;
        for (Map.Entry<Integer, Integer> s : spans.entrySet()) slow |= s.getKey() <= x && x <= s.getValue();
        assert in == slow;
        return in;
    }

    public boolean badCovers(int x) {
        Map.Entry<Integer, Integer> e = spans.lowerEntry(x);
        boolean in = e != null && x <= e.getValue();
        boolean slow = false;
        for (Map.Entry<Integer, Integer> s : spans.entrySet()) slow |= s.getKey() <= x && x <= s.getValue();
        assert in == slow;
        return in;
    }

    public void add(int from, int to) {
        if (from < 0 || from > to) return;
        Map.Entry<Integer, Integer> before = spans.floorEntry(to);
        if (before == null || before.getValue() < from) spans.put(from, to);
    }

    public void badAdd(int from, int to) {
        if (from < 0 || from > to) return;
        Map.Entry<Integer, Integer> before = spans.floorEntry(from);
        if (before == null || before.getValue() < from) spans.put(from, to);
    }

    public void cut(int x) { spans.headMap(x).clear(); assert spans.isEmpty() || spans.firstKey() >= x; }
    public void badCut(int x) { spans.headMap(x, true).clear(); assert spans.isEmpty() || spans.firstKey() > x + 1; }
}
