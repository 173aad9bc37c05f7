// expect: bad... violated, others hold at --ints 0..2 --objects String=2
import glassbox.*;
import java.util.*;

public class Members {
    /** A list that never holds null. */
    static class Strict extends ArrayList<String> {
        @Override public boolean add(String s) { return super.add(Objects.requireNonNull(s)); }
    }
    static class Capped extends LinkedHashMap<String, Integer> {
        private final int most;
        Capped(int most) { super(16, 0.75f, true); this.most = most; }
        @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > most; }
    }
    private int n;

    @Declarative public boolean repOk() { return true; }

    public void okStrict(Strict l) { if (l != null) for (String s : l) assert s != null && s.length() >= 0; }
    public void badStrict(Strict l) { if (l != null) assert l.size() < 2; }
    public void badSame(Strict l) { if (l != null && l.size() == 2) assert l.get(0).equals(l.get(1)); }
    public void okSize(Strict l) { if (l == null) return; int k = l.size(); l.add("x"); assert l.size() == k + 1; }
    public void okCapped(Capped m) { if (m == null) return; m.put("zz", 1); assert m.size() <= m.most || m.size() <= 4; }
    public void badCapped(Capped m) { if (m == null) return; m.put("zz", 1); assert m.containsKey("zz"); }
    public void okOrder(Capped m) {
        if (m == null || m.size() < 2) return;
        String first = m.keySet().iterator().next();
        m.get(first);
        String last = null;
        for (String k : m.keySet()) last = k;
        assert Objects.equals(first, last);
    }
    public void badAny(List<String> l) { if (l != null && !(l instanceof Strict)) for (String s : l) s.length(); }
    public void badInstance(List<String> l) { assert !(l instanceof Strict); }
}
